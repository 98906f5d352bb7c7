import { queryOptions } from '@tanstack/react-query'
import { cdp, licence, modules, users } from '@waymark/api-client/endpoints'
import type { User } from '@waymark/domain/user'
import { endpointQuery } from './api/endpoint-query.ts'
import { ME } from './api/keys.ts'
import { dataQuery } from './api/queries.ts'

const FOR_THE_VISIT = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY }

/** Who is signed in. */
export const meQuery = dataQuery(ME, users.me, {}, FOR_THE_VISIT)

/** Whether the person is an owner: only owners may open the administration. */
export const isOwner = (user: User): boolean => user.attributes.role === 'OWNER'

export const licenceQuery = dataQuery(['account', 'licence'], licence.one, {}, FOR_THE_VISIT)

/** The parts of the suite this person may open. */
export const modulesQuery = dataQuery(['account', 'modules'], modules.list, {}, FOR_THE_VISIT)

/** Whether audiences of the customer data platform may be used. */
export const cdpAccessQuery = queryOptions({
  queryKey: ['account', 'cdp'],
  queryFn: endpointQuery(cdp.access, {}, ({ data }) => data.state),
  ...FOR_THE_VISIT,
})
