import { queryOptions } from '@tanstack/react-query'
import { installation } from '@waymark/api-client/endpoints'
import { endpointQuery } from './endpoint-query.ts'
import { siteKeys } from './keys.ts'

/** The snippet that a website puts into its pages. A meta-site has none. */
export const snippetQuery = (appId: string) =>
  queryOptions({
    queryKey: [...siteKeys.all(appId), 'snippet'],
    queryFn: endpointQuery(installation.code, { params: { appId } }, ({ data }) => data.attributes.snippet),
  })
