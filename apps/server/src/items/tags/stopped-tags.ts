import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { isOneOf } from '#database/list.ts'
import type { Author } from '#database/tables/content.ts'
import { publishedItems, stoppedTags } from '#database/tables/index.ts'
import { wireDate } from '#http/wire-date.ts'

/** The tags of a site that its visitors do not get although they are published. */
export const stoppedTagIds = async (db: Database, siteId: string): Promise<string[]> =>
  (await stoppedTagsOf(db, [siteId]))[0] ?? []

/** The stopped tags of several sites, in the order of the sites. */
export async function stoppedTagsOf(db: Database, siteIds: readonly string[]): Promise<string[][]> {
  const rows = await db
    .select({ siteId: stoppedTags.siteId, id: stoppedTags.tagId })
    .from(stoppedTags)
    .where(isOneOf(stoppedTags.siteId, siteIds))
    .orderBy(asc(stoppedTags.tagId))
  return siteIds.map((siteId) => rows.filter((row) => row.siteId === siteId).map((row) => row.id))
}

/** The stopped tags of a site by their published names, with who stopped them. */
export async function listStoppedTags(db: Database, siteId: string) {
  const rows = await db
    .select({
      id: stoppedTags.tagId,
      name: publishedItems.name,
      at: stoppedTags.stoppedAt,
      author: stoppedTags.authorEmail,
    })
    .from(stoppedTags)
    .innerJoin(
      publishedItems,
      and(eq(publishedItems.siteId, stoppedTags.siteId), eq(publishedItems.id, stoppedTags.tagId)),
    )
    .where(eq(stoppedTags.siteId, siteId))
    .orderBy(asc(publishedItems.name))
  return rows.map(({ at, ...row }) => ({ ...row, stopped_at: wireDate(at) }))
}

/** Marks a tag as stopped; if it already is, its author and date stay. */
export async function addStoppedTag(
  tx: Database,
  { siteId, tagId, at, author }: { siteId: string; tagId: string; at: Date; author: Author },
): Promise<void> {
  await tx
    .insert(stoppedTags)
    .values({ siteId, tagId, stoppedAt: at, authorId: author.id, authorEmail: author.email })
    .onConflictDoNothing()
}

/** Marks tags as no longer stopped. */
export async function removeStoppedTags(tx: Database, siteId: string, tagIds: readonly string[]): Promise<void> {
  if (tagIds.length === 0) return
  await tx.delete(stoppedTags).where(and(eq(stoppedTags.siteId, siteId), isOneOf(stoppedTags.tagId, tagIds)))
}

/** Whether a tag is stopped. */
export const isStopped = async (db: Database, siteId: string, tagId: string): Promise<boolean> =>
  (await stoppedTagIds(db, siteId)).includes(tagId)

/** Whether a tag of a query over `tags` is stopped. */
export const IS_STOPPED = sql<boolean>`exists (select 1 from ${stoppedTags}
  where ${stoppedTags.siteId} = "tags"."site_id" and ${stoppedTags.tagId} = "tags"."id")`
