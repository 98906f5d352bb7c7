import { queryOptions } from '@tanstack/react-query'
import { ownAccount } from '@waymark/api-client/endpoints'
import { MAX_PAGE_LIMIT } from '@waymark/domain/list'
import { meQuery } from './account.ts'
import { change } from './api/change.ts'
import { endpointQuery } from './api/endpoint-query.ts'
import { dataQuery } from './api/queries.ts'

const SESSIONS = ['account', 'sessions'] as const

/** Whether the user can sign in with a password. */
export const passwordStateQuery = queryOptions({
  queryKey: ['account', 'password'],
  queryFn: endpointQuery(ownAccount.password, {}, ({ password }) => password),
})

/** Where the user is signed in, the last used first. */
export const ownSessionsQuery = dataQuery(SESSIONS, ownAccount.sessions, { query: { limit: MAX_PAGE_LIMIT } })

export const changeOwnAccount = change(ownAccount.change, () => [meQuery.queryKey])
export const changeOwnPassword = change(ownAccount.changePassword, () => [SESSIONS])
export const endOwnSession = change(ownAccount.endSession, () => [SESSIONS])
export const endOtherSessions = change(ownAccount.endOtherSessions, () => [SESSIONS])
