import { queryOptions } from '@tanstack/react-query'
import { cdp } from '@waymark/api-client/endpoints'
import { ask } from './ask.ts'
import { siteKeys } from './sites.ts'

/** The audiences of a website that the customer data platform knows. */
export const audiencesQuery = (appId: string) =>
  queryOptions({
    queryKey: [...siteKeys.all(appId), 'audiences'],
    queryFn: ask(cdp.audiences, { params: { appId } }, (audiences) => audiences),
    staleTime: 5 * 60_000,
  })
