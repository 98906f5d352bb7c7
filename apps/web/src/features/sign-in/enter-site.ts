import type { QueryClient } from '@tanstack/react-query'
import { lastSite } from '#browser/persisted/last-site.ts'
import { isMissing } from '#data/api/call-failed.ts'
import { ensure } from '#data/api/ensure.ts'
import { accessQuery, siteQuery } from '#data/sites.ts'
import { tagLists } from '#data/tags.ts'
import { triggerLists } from '#data/triggers.ts'
import { variableLists } from '#data/variables.ts'
import { draftQuery, unpublishedCountQuery, versionQuery } from '#data/versions.ts'

/** Thrown when the site exists but has no draft yet. */
export class BeingSetUp extends Error {
  override readonly name = 'BeingSetUp'
}

/** Loads the data for all screens of a site and stores the site as the last one; an unknown one is dropped. */
export async function enterSite(queries: QueryClient, appId: string): Promise<void> {
  const draft = ensure(queries, draftQuery(appId)).catch((error: unknown) => error)
  // The data of the banner and the tabs is loaded too, so that they cause no layout shift later.
  const frame = Promise.all([
    queries.prefetchQuery(unpublishedCountQuery(appId)),
    queries.prefetchQuery(versionQuery(appId, 'published')),
    queries.prefetchQuery(tagLists.count(appId)),
    queries.prefetchQuery(triggerLists.count(appId)),
    queries.prefetchQuery(variableLists.count(appId)),
  ])
  try {
    const [actions] = await Promise.all([ensure(queries, accessQuery(appId)), ensure(queries, siteQuery(appId))])
    // A person who may open a website also gets its meta-sites, with or without access to them.
    const refused = await draft
    if (actions.length === 0 && refused instanceof Error) throw refused
  } catch (error) {
    if (isMissing(error) && lastSite.getSnapshot() === appId) lastSite.remove()
    throw error
  }
  lastSite.set(appId)
  await frame
  if ((await draft) instanceof Error) throw new BeingSetUp()
}
