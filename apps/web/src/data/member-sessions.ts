import { sessions } from '@waymark/api-client/endpoints'
import type { SessionQuery } from '@waymark/domain/session'
import { change } from './api/change.ts'
import type { Paged } from './api/endpoint-query.ts'
import { pageQuery } from './api/queries.ts'

/** The beginning of the keys of all queries about sessions. */
export const SESSIONS = ['administration', 'sessions'] as const

/** One page of the sessions of the organisation's members; the previous page is shown until it is loaded. */
export const sessionsQuery = (params: Paged<SessionQuery>) =>
  pageQuery([...SESSIONS, params], sessions.list, { query: params })

export const endSession = change(sessions.end, () => [SESSIONS])
export const endMemberSessions = change(sessions.endAll, () => [SESSIONS])
