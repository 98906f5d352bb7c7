import { sql } from 'drizzle-orm'
import type { VersionRow } from '#database/find-version.ts'
import { storeContent } from '#items/content-store.ts'
import { readDraft } from '#items/read-items.ts'
import type { HeldDraft } from './change-draft.ts'
import { nextSnapshot } from './numbers.ts'
import { insertFromDraft, numbersOf, readDraftRow } from './version-rows.ts'

/** Keeps the draft's content as a historic version with a copy of its changelog; the draft itself stays as it is. */
export async function snapshotDraft(
  held: HeldDraft,
  versionId: string,
): Promise<{ historic: VersionRow; draft: VersionRow }> {
  const { tx, siteId, draftId } = held
  const draft = await readDraftRow(held)
  const number = nextSnapshot(await numbersOf(tx, siteId))
  const contentHash = await storeContent(tx, siteId, await readDraft(tx, siteId))
  const historic = await insertFromDraft(held, draft, { id: versionId, versionType: 'historic', number, contentHash })
  const copied = sql.raw(
    'created_at, author_id, author_email, change_type, resource_type, resource_id, resource_name, before_content, after_content',
  )
  await tx.execute(sql`insert into changelog_entries (id, site_id, version_id, ${copied})
    select gen_random_uuid(), site_id, ${versionId}::uuid, ${copied} from changelog_entries
    where site_id = ${siteId}::uuid and version_id = ${draftId}::uuid order by created_at, position`)
  return { historic, draft }
}
