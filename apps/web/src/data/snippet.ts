import { queryOptions } from '@tanstack/react-query'
import { installation } from '@waymark/api-client/endpoints'
import { endpointQuery } from './api/endpoint-query.ts'
import { siteKeys } from './api/keys.ts'

const installationCode = (appId: string) => ({
  queryKey: [...siteKeys.all(appId), 'snippet'],
  queryFn: endpointQuery(installation.code, { params: { appId } }, ({ data }) => data.attributes),
})

/** The snippet that a website puts into its pages. A meta-site has none. */
export const snippetQuery = (appId: string) =>
  queryOptions({ ...installationCode(appId), select: ({ snippet }) => snippet })

/** Whether the server may load addresses of a website to look for the snippet. */
export const checksAddressesQuery = (appId: string) =>
  queryOptions({ ...installationCode(appId), select: ({ checks_addresses }) => checks_addresses })
