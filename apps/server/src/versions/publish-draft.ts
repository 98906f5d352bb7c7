import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import type { VersionRow } from '#database/find-version.ts'
import { changelogEntries, versions } from '#database/tables/index.ts'
import { KINDS } from '#items/content.ts'
import { TABLE } from '#items/item-columns.ts'
import type { HeldDraft } from './change-draft.ts'
import { nextPublished } from './numbers.ts'
import { insertFromDraft, numbersOf, readDraftRow, unpublish } from './version-rows.ts'

/**
 * Makes the draft's content the published version. The draft goes on with the same content, without changes and without
 * its description, which the new version takes along with the changelog.
 */
export async function publishDraft(
  held: HeldDraft,
  { versionId, contentHash }: { versionId: string; contentHash: string },
): Promise<{ published: VersionRow; historic: VersionRow | undefined; draft: VersionRow }> {
  const { tx, siteId, author, at, draftId } = held
  const draft = await readDraftRow(held)
  const number = nextPublished(await numbersOf(tx, siteId))
  const historic = await unpublish(tx, siteId)
  const published = await insertFromDraft(held, draft, {
    id: versionId,
    versionType: 'published',
    number,
    contentHash,
    publisherId: author.id,
    publisherEmail: author.email,
    publishedAt: at,
  })
  const [next] = await tx
    .update(versions)
    .set({
      hasChanges: false,
      parentId: versionId,
      description: null,
      versionMajor: number.version_major + 1,
      versionMinor: 0,
    })
    .where(and(eq(versions.siteId, siteId), eq(versions.id, draftId)))
    .returning()
  await markAllPublished(tx, siteId)
  await tx
    .update(changelogEntries)
    .set({ versionId })
    .where(and(eq(changelogEntries.siteId, siteId), eq(changelogEntries.versionId, draftId)))
  if (!next) throw new Error(`The draft of site ${siteId} vanished while it was held.`)
  return { published, historic, draft: next }
}

async function markAllPublished(tx: Database, siteId: string) {
  for (const kind of KINDS) {
    await tx.execute(sql`update ${sql.raw(TABLE[kind])} set published_hash = content_hash
      where site_id = ${siteId}::uuid and published_hash is distinct from content_hash`)
  }
}
