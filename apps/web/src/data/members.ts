import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { admin, users } from '@waymark/api-client/endpoints'
import type { MemberAccessQuery, MemberQuery } from '@waymark/domain/organisation'
import { change } from './api/change.ts'
import { endpointQuery, type Paged, rowsAndTotal } from './api/endpoint-query.ts'
import { readCurrent } from './api/read-current.ts'
import { API_CLIENTS } from './api-clients.ts'

/** The beginning of the keys of all queries about members. */
export const MEMBERS = ['administration', 'members'] as const
const memberKey = (userId: string) => [...MEMBERS, userId] as const

/** One page of the members of the organisation; the previous page is shown until it is loaded. */
export const membersQuery = (params: Paged<MemberQuery>) =>
  queryOptions({
    queryKey: [...MEMBERS, 'page', params],
    queryFn: endpointQuery(users.list, { query: params }, rowsAndTotal),
    placeholderData: keepPreviousData,
  })
export const memberQuery = (userId: string) =>
  queryOptions({
    queryKey: [...memberKey(userId), 'itself'],
    queryFn: endpointQuery(users.one, { params: { userId } }, ({ data }) => data),
  })

/** One page of all websites and meta-sites with the level of a member or API client. */
export const memberAccessQuery = (userId: string, params: Paged<MemberAccessQuery>) =>
  queryOptions({
    queryKey: [...memberKey(userId), 'access', params],
    queryFn: endpointQuery(users.access, { params: { userId }, query: params }, rowsAndTotal),
    placeholderData: keepPreviousData,
  })

export const readMember = (queries: QueryClient, userId: string) =>
  readCurrent(queries, memberQuery(userId).queryKey, users.one, { params: { userId } })
export const addMember = change(admin.createUser, () => [MEMBERS])
export const changeMember = change(admin.changeUser, () => [MEMBERS])
/** Gives a level to a member or API client. */
export const setLevel = change(admin.grant, () => [MEMBERS, API_CLIENTS])
export const makePasswordLink = change(admin.passwordLink, () => [MEMBERS])
export const removeMemberSecondFactor = change(admin.removeSecondFactor, () => [MEMBERS])
export const removeMember = change(
  admin.removeUser,
  () => [MEMBERS],
  ({ params: { userId } }) => memberKey(userId),
)
