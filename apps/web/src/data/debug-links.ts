import { debugLinks } from '@waymark/api-client/endpoints'
import { MAX_PAGE_LIMIT } from '@waymark/domain/list'
import { change } from './api/change.ts'
import { siteKeys } from './api/keys.ts'
import { dataQuery } from './api/queries.ts'

const debugLinksKey = (appId: string) => [...siteKeys.all(appId), 'debug-links'] as const

/** The links that let a reader debug the draft of a site without signing in, newest first. */
export const debugLinksQuery = (appId: string) =>
  dataQuery(debugLinksKey(appId), debugLinks.list, { params: { appId }, query: { page: { limit: MAX_PAGE_LIMIT } } })

export const createDebugLink = change(debugLinks.create, ({ params }) => [debugLinksKey(params.appId)])
export const removeDebugLink = change(debugLinks.remove, ({ params }) => [debugLinksKey(params.appId)])
export const removeDebugLinks = change(debugLinks.removeAll, ({ params }) => [debugLinksKey(params.appId)])
