import { queryOptions } from '@tanstack/react-query'
import { debugLinks } from '@waymark/api-client/endpoints'
import { change } from './change.ts'
import { endpointQuery } from './endpoint-query.ts'
import { siteKeys } from './keys.ts'

const debugLinkKey = (appId: string) => [...siteKeys.all(appId), 'debug-link'] as const

/** The link with which anybody can debug the draft of a site; null when there is none. */
export const debugLinkQuery = (appId: string) =>
  queryOptions({
    queryKey: debugLinkKey(appId),
    queryFn: endpointQuery(debugLinks.list, { params: { appId } }, ({ data }) => data[0] ?? null),
  })

export const createDebugLink = change(debugLinks.create, ({ params }) => [debugLinkKey(params.appId)])
export const removeDebugLink = change(debugLinks.remove, ({ params }) => [debugLinkKey(params.appId)])
