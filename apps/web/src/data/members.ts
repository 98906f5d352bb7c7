import type { QueryClient } from '@tanstack/react-query'
import { admin, users } from '@waymark/api-client/endpoints'
import type { MemberAccessQuery, MemberQuery } from '@waymark/domain/organisation'
import { change } from './api/change.ts'
import type { Paged } from './api/endpoint-query.ts'
import { dataQuery, pageQuery } from './api/queries.ts'
import { readCurrent } from './api/read-current.ts'
import { API_CLIENTS } from './api-clients.ts'

/** The beginning of the keys of all queries about members. */
export const MEMBERS = ['administration', 'members'] as const
const memberKey = (userId: string) => [...MEMBERS, userId] as const

/** One page of the members of the organisation; the previous page is shown until it is loaded. */
export const membersQuery = (params: Paged<MemberQuery>) =>
  pageQuery([...MEMBERS, 'page', params], users.list, { query: params })
export const memberQuery = (userId: string) =>
  dataQuery([...memberKey(userId), 'itself'], users.one, { params: { userId } })

/** One page of all websites and meta-sites with the level of a member or API client. */
export const memberAccessQuery = (userId: string, params: Paged<MemberAccessQuery>) =>
  pageQuery([...memberKey(userId), 'access', params], users.access, { params: { userId }, query: params })

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
