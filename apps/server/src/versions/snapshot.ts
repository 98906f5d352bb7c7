import { sql } from 'drizzle-orm'
import { storeContent } from '#items/content-store.ts'
import { readDraft } from '#items/read-rows.ts'
import { authorOf, type Job } from '#operations/operation.ts'
import { recordChanges } from './changelog.ts'
import { writeDraft } from './draft.ts'
import { nextSnapshot } from './numbers.ts'
import { readUnrecorded } from './unrecorded.ts'
import { insertFromDraft, numbersOf, readDraftRow, versionSummary } from './version-rows.ts'

const COPIED = sql.raw(
  'created_at, author_id, author_email, change_type, resource_type, resource_id, resource_name, before_content, after_content',
)

/**
 * Keeps the draft's content as a historic version with a copy of its changelog, under the id that the call promised. The
 * content of the draft stays as it is; changes that have no entry yet get one before the changelog is copied.
 */
export const snapshotVersion: Job = ({ deps, operation, complete }) =>
  writeDraft(deps, operation.siteId, authorOf(operation), async (locked) => {
    const { tx, siteId, draftId } = locked
    const { snapshot_id: id = deps.ids() } = operation.input
    const draft = await readDraftRow(locked)
    const number = nextSnapshot(await numbersOf(tx, siteId))
    const content = await readDraft(tx, siteId)
    const contentHash = await storeContent(tx, siteId, content)
    const unrecorded = await readUnrecorded(tx, draft, content)
    if (unrecorded) await recordChanges(tx, { ...locked, versionId: draftId }, unrecorded.changes, unrecorded.names)
    const historic = await insertFromDraft(locked, draft, { id, versionType: 'historic', number, contentHash })
    await tx.execute(sql`insert into changelog_entries (id, site_id, version_id, ${COPIED})
      select gen_random_uuid(), site_id, ${id}::uuid, ${COPIED} from changelog_entries
      where site_id = ${siteId}::uuid and version_id = ${draftId}::uuid order by created_at, position`)
    await complete(tx, { versions: [versionSummary(historic, 'added'), versionSummary(draft, 'modified')] })
  })
