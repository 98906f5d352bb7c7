import { and, eq } from 'drizzle-orm'
import { findVersion } from '#database/find-version.ts'
import { type Content, type Dates, type ItemOf, type Kind, NO_ITEMS } from '#database/tables/content.ts'
import { changelogEntries } from '#database/tables/index.ts'
import { fingerprint, hashOfKind } from '#items/content-hash.ts'
import { readContent } from '#items/content-store.ts'
import { recordEdits } from '#items/edits.ts'
import { readDraft } from '#items/read-rows.ts'
import { keepRevisions, readRevisions } from '#items/revisions.ts'
import { addItems, deleteAllItems } from '#items/write-rows.ts'
import { authorOf, type Job, recordOperation, refuseDeleted } from '#operations/operation.ts'
import { recordEvent } from '#webhooks/record-event.ts'
import { differences, namesIn, recordChanges } from './changelog.ts'
import { touchDraft, writeDraft } from './draft.ts'
import { objectOf, presentForEvent, updateVersion, versionSummary } from './version-rows.ts'

/**
 * Replaces the draft's content by that of another version; items that were deleted come back under their old ids. The
 * changelog starts over: it lists what the draft now changes about the published version. What is live stays live.
 */
export const restoreVersion: Job = ({ deps, operation, complete }) =>
  writeDraft(deps, operation.siteId, authorOf(operation), async (locked) => {
    const { tx, siteId, draftId, at } = locked
    const version = await findVersion(tx, siteId, String(operation.parameters.version_id))
    if (!version) throw refuseDeleted('version')
    const live = await findVersion(tx, siteId, 'published')
    const published = live ? await readContent(tx, live) : NO_ITEMS
    const current = await readDraft(tx, siteId)
    const restored = withDates(await readContent(tx, version), current, at)
    const liveHashes = fingerprint(published)
    const revisions = await readRevisions(tx, siteId)
    await deleteAllItems(tx, siteId)
    await addItems(tx, siteId, restored, liveHashes)
    await keepRevisions(tx, siteId, revisions)
    await recordEdits(tx, locked, differences(current, restored))
    await tx
      .delete(changelogEntries)
      .where(and(eq(changelogEntries.siteId, siteId), eq(changelogEntries.versionId, draftId)))
    const names = { before: namesIn(published), after: namesIn(restored) }
    await recordChanges(tx, { ...locked, versionId: draftId }, differences(published, restored), names)
    await touchDraft(tx, locked)
    const draft = await updateVersion(tx, siteId, draftId, { parentId: version.id })
    await recordOperation(tx, deps, operation, { action: 'version.restored', object: objectOf(version) })
    await recordEvent(tx, locked, 'version.restored', () => ({ version: presentForEvent(version) }))
    await complete(tx, { versions: [versionSummary(draft, 'modified')] })
  })

/** The content with the dates that its items have in the draft: what the restore leaves as it is has not been edited. */
function withDates(content: Content, draft: Content, at: Date): Content {
  const now = at.toISOString()
  const dated = <T extends ItemOf[Kind] & Dates>(kind: Kind, items: readonly T[], present: readonly T[]) => {
    const hash = hashOfKind(kind)
    const presentById = new Map(present.map((item) => [item.id, item]))
    return items.map((item) => {
      const same = presentById.get(item.id)
      return { ...item, updated_at: same && hash(same) === hash(item) ? same.updated_at : now }
    })
  }
  return {
    tags: dated('tag', content.tags, draft.tags),
    triggers: dated('trigger', content.triggers, draft.triggers),
    variables: dated('variable', content.variables, draft.variables),
  }
}
