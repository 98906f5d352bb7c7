import { SESSION_LIST, UserSession } from '@waymark/domain/session'
import { get, remove } from '../endpoint/index.ts'
import { page, platformQuery } from '../json-api/index.ts'

/** The sessions of an organisation's members, for owners. The tokens of an ended session are refused at once. */
export const sessions = {
  list: get('/api/sessions/v1', { needs: 'owner', query: platformQuery(SESSION_LIST), answer: page(UserSession) }),
  end: remove('/api/sessions/v1/:sessionId', { needs: 'owner' }),
  /** Ends all sessions of a member. */
  endAll: remove('/api/users/v2/:userId/sessions', { needs: 'owner' }),
}
