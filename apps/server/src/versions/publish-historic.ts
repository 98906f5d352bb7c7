import { and, eq, sql } from 'drizzle-orm'
import type { VersionRow } from '#database/find-version.ts'
import { versions } from '#database/tables/index.ts'
import { type Content, type Fingerprint, fingerprint, KINDS, sameContent } from '#items/content.ts'
import { draftFingerprint } from '#items/content-store.ts'
import { recordset, TABLE } from '#items/item-columns.ts'
import type { HeldDraft } from './change-draft.ts'
import { unpublish } from './version-rows.ts'

/** Puts an earlier version live again. The draft stays as it is; what differs from what is live is told anew. */
export async function publishHistoric(
  held: HeldDraft,
  { versionId, content }: { versionId: string; content: Content },
): Promise<{ published: VersionRow; historic: VersionRow | undefined }> {
  const { tx, siteId, author, at } = held
  const historic = await unpublish(tx, siteId)
  const [published] = await tx
    .update(versions)
    .set({ versionType: 'published', publisherId: author.id, publisherEmail: author.email, publishedAt: at })
    .where(and(eq(versions.siteId, siteId), eq(versions.id, versionId)))
    .returning()
  if (!published) throw new Error(`The version ${versionId} of site ${siteId} is missing.`)
  const live = fingerprint(content)
  await comparePublished(held, live)
  return { published, historic }
}

/** Notes for every draft item what the published version holds, and whether the draft differs from it at all. */
export async function comparePublished({ tx, siteId, draftId }: HeldDraft, live: Fingerprint): Promise<void> {
  for (const kind of KINDS) {
    const rows = [...live[kind]].map(([id, hash]) => ({ id, hash }))
    await tx.execute(sql`update ${sql.raw(TABLE[kind])} as item set published_hash =
      (select rows.hash from ${recordset(rows, { id: 'uuid', hash: 'text' })} where rows.id = item.id)
      where item.site_id = ${siteId}::uuid`)
  }
  const hasChanges = !sameContent(await draftFingerprint(tx, siteId), live)
  await tx
    .update(versions)
    .set({ hasChanges })
    .where(and(eq(versions.siteId, siteId), eq(versions.id, draftId)))
}
