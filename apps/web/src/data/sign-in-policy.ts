import type { QueryClient } from '@tanstack/react-query'
import { admin } from '@waymark/api-client/endpoints'
import { change } from './api/change.ts'
import { dataQuery } from './api/queries.ts'
import { readCurrent } from './api/read-current.ts'

/** What the organisation decides about signing in; for owners only. */
export const signInPolicyQuery = dataQuery(['administration', 'sign-in'], admin.signInPolicy, {})

export const readSignInPolicy = (queries: QueryClient) =>
  readCurrent(queries, signInPolicyQuery.queryKey, admin.signInPolicy, {})
export const changeSignInPolicy = change(admin.changeSignInPolicy, () => [signInPolicyQuery.queryKey])
