import { queryOptions } from '@tanstack/react-query'
import { cdp } from '@waymark/api-client/endpoints'
import { endpointQuery } from './api/endpoint-query.ts'
import { siteKeys } from './api/keys.ts'

/** The audiences of a website in the customer data platform. */
export const audiencesQuery = (appId: string) =>
  queryOptions({
    queryKey: [...siteKeys.all(appId), 'audiences'],
    queryFn: endpointQuery(cdp.audiences, { params: { appId } }, (audiences) => audiences),
    staleTime: 5 * 60_000,
  })
