import type { Installation, InstallationPatch } from '@waymark/domain/site'
import { and, eq, exists, sql } from 'drizzle-orm'
import { publishedItems, siteActivity, sites, tags } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { wireDateOrNull } from '#http/wire-date.ts'

/** How far a website is. */
export async function readInstallation(
  { db, settings }: Pick<Dependencies, 'db' | 'settings'>,
  siteId: string,
): Promise<Installation> {
  const one = { one: sql`1` }
  const publishedTag = and(eq(publishedItems.siteId, sites.id), eq(publishedItems.kind, 'tag'))
  const [row] = await db
    .select({
      activity: siteActivity,
      hasTags: sql<boolean>`${exists(db.select(one).from(tags).where(eq(tags.siteId, sites.id)))}`,
      hasPublishedTags: sql<boolean>`${exists(db.select(one).from(publishedItems).where(publishedTag))}`,
    })
    .from(sites)
    .leftJoin(siteActivity, eq(siteActivity.siteId, sites.id))
    .where(eq(sites.id, siteId))
  return {
    id: siteId,
    type: 'installation',
    attributes: {
      first_loaded_at: wireDateOrNull(row?.activity?.firstLoadedAt ?? null),
      last_loaded_at: wireDateOrNull(row?.activity?.lastLoadedAt ?? null),
      loaded_from: row?.activity?.loadedFrom ?? null,
      has_tags: row?.hasTags ?? false,
      has_published_tags: row?.hasPublishedTags ?? false,
      fired_at: wireDateOrNull(row?.activity?.firedAt ?? null),
      from_store: settings.containerStore !== undefined,
      dismissed: (row?.activity?.dismissedAt ?? null) !== null,
    },
  }
}

/** Records that a debug session has shown a fired tag, or that the first steps were dismissed. The first time counts. */
export async function changeInstallation(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  siteId: string,
  { fired, dismissed }: InstallationPatch['attributes'],
): Promise<undefined> {
  const at = clock()
  await db
    .insert(siteActivity)
    .values({ siteId, ...(fired && { firedAt: at }), ...(dismissed && { dismissedAt: at }) })
    .onConflictDoUpdate({
      target: siteActivity.siteId,
      set: {
        firedAt: sql`coalesce(${siteActivity.firedAt}, excluded.fired_at)`,
        dismissedAt: sql`coalesce(${siteActivity.dismissedAt}, excluded.dismissed_at)`,
      },
    })
}
