import { queryOptions } from '@tanstack/react-query'
import { installation } from '@waymark/api-client/endpoints'
import { change } from './change.ts'
import { endpointQuery } from './endpoint-query.ts'
import { siteKeys } from './keys.ts'

const stateKey = (appId: string) => [...siteKeys.all(appId), 'installation']

/** How far a website is: container loaded, tags, fired, dismissed. A meta-site has none. */
export const installationQuery = (appId: string) =>
  queryOptions({
    queryKey: stateKey(appId),
    queryFn: endpointQuery(installation.state, { params: { appId } }, ({ data }) => data.attributes),
  })

/** Dismisses the first steps of a website, or records that a debug session has shown a fired tag. */
export const changeInstallation = change(installation.change, ({ params }) => [stateKey(params.appId)])
