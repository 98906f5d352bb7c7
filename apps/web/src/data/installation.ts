import { queryOptions } from '@tanstack/react-query'
import { installation } from '@waymark/api-client/endpoints'
import type { Installation } from '@waymark/domain/site'
import { change } from './api/change.ts'
import { callEndpoint } from './api/endpoint-query.ts'
import { siteKeys } from './api/keys.ts'

/** How far a website is. */
export type InstallationState = Installation['attributes']

/**
 * How far a website is: container loaded, tags, fired, dismissed. Not for a meta-site, which has no container of its own. Not
 * asked again once it is dismissed, because nothing shows it then.
 */
export const installationQuery = (appId: string) =>
  queryOptions({
    queryKey: siteKeys.installation(appId),
    queryFn: async ({ client, signal }): Promise<InstallationState> =>
      (await callEndpoint(client, installation.state, { params: { appId } }, signal)).data.attributes,
    staleTime: ({ state: { data } }) => (data?.dismissed ? 'static' : 0),
  })

/** Dismisses the first steps of a website, or records that a debug session has shown a fired tag. */
export const changeInstallation = change(installation.change, ({ params }) => [siteKeys.installation(params.appId)])
