import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { admin } from '@waymark/api-client/endpoints'
import { change } from './api/change.ts'
import { endpointQuery } from './api/endpoint-query.ts'
import { readCurrent } from './api/read-current.ts'

/** What the organisation decides about signing in; for owners only. */
export const signInPolicyQuery = queryOptions({
  queryKey: ['administration', 'sign-in'],
  queryFn: endpointQuery(admin.signInPolicy, {}, ({ data }) => data),
})

export const readSignInPolicy = (queries: QueryClient) =>
  readCurrent(queries, signInPolicyQuery.queryKey, admin.signInPolicy, {})
export const changeSignInPolicy = change(admin.changeSignInPolicy, () => [signInPolicyQuery.queryKey])
