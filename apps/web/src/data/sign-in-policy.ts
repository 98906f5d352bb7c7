import { queryOptions } from '@tanstack/react-query'
import { admin } from '@waymark/api-client/endpoints'
import { change } from './api/change.ts'
import { endpointQuery } from './api/endpoint-query.ts'

/** What the organisation decides about signing in; for owners only. */
export const signInPolicyQuery = queryOptions({
  queryKey: ['administration', 'sign-in'],
  queryFn: endpointQuery(admin.signInPolicy, {}, ({ data }) => data),
})

export const changeSignInPolicy = change(admin.changeSignInPolicy, () => [signInPolicyQuery.queryKey])
