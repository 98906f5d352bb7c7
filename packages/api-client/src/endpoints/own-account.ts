import { OWN_SESSION_LIST, UserSession } from '@waymark/domain/session'
import { OwnAccountPatch, PasswordChange, PasswordState } from '@waymark/domain/user'
import { get, patch, post, remove } from '../endpoint/index.ts'
import { one, page, platformQuery } from '../json-api/index.ts'

/** The account of the caller, without two-factor sign-in, which has its own group. */
export const ownAccount = {
  change: patch('/api/users/v2/me', { needs: 'person', body: one(OwnAccountPatch), conditional: 'content' }),
  /** Plain JSON. */
  password: get('/api/users/v2/me/password', { needs: 'person', answer: PasswordState, answers: 'json' }),
  /** Replaces the password and ends all other sessions of the caller. Plain JSON. */
  changePassword: post('/api/users/v2/me/password', {
    needs: 'person',
    success: 204,
    body: PasswordChange,
    sends: 'json',
    refusals: ['PASSWORD_SIGN_IN_OFF_ERROR', 'TOO_MANY_REQUESTS_ERROR'],
  }),
  sessions: get('/api/users/v2/me/sessions', {
    needs: 'person',
    query: platformQuery(OWN_SESSION_LIST),
    answer: page(UserSession),
  }),
  /** Ends a session and its tokens at once; it may be the current one. */
  endSession: remove('/api/users/v2/me/sessions/:sessionId', { needs: 'person' }),
  /** Ends all sessions of the caller except the current one. */
  endOtherSessions: remove('/api/users/v2/me/sessions', { needs: 'person' }),
}
