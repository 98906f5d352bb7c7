import type { QueryClient } from '@tanstack/react-query'
import { apps } from '@waymark/api-client/endpoints'
import { isMetaSite } from '@waymark/domain/site'
import { change } from './api/change.ts'
import { siteKeys, tagKeys } from './api/keys.ts'
import { dataQuery } from './api/queries.ts'
import { readCurrent } from './api/read-current.ts'
import { siteQuery } from './sites.ts'

const trackerKey = (appId: string) => [...siteKeys.all(appId), 'tracker']

/** The tracker of a website, and the installation's; not for meta-sites, which have none. */
export const trackerQuery = (appId: string) =>
  dataQuery(trackerKey(appId), apps.tracker, { params: { appId } }, { staleTime: 5 * 60_000 })

/** Loads the tracker for a form that shows notes about it; a form without it is still of use. */
export async function prefetchTracker(queries: QueryClient, appId: string): Promise<void> {
  const site = queries.getQueryData(siteQuery(appId).queryKey)
  if (site && !isMetaSite(site)) await queries.prefetchQuery(trackerQuery(appId))
}

export const readTracker = (queries: QueryClient, appId: string) =>
  readCurrent(queries, trackerQuery(appId).queryKey, apps.tracker, { params: { appId } })
/** Analytics tags show the tracker. */
export const changeTracker = change(apps.changeTracker, ({ params }) => [
  trackerKey(params.appId),
  tagKeys.all(params.appId),
])
