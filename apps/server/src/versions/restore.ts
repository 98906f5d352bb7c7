import { and, eq } from 'drizzle-orm'
import type { VersionRow } from '#database/find-version.ts'
import { changelogEntries, versions } from '#database/tables/index.ts'
import { type Content, contentHash, type Dates, fingerprint, sameContent } from '#items/content.ts'
import { readDraft } from '#items/read-items.ts'
import { addItems, removeAllItems } from '#items/write-items.ts'
import { type HeldDraft, touchDraft } from './change-draft.ts'
import { differences } from './differences.ts'
import { namesIn } from './names.ts'
import { recordChanges } from './record-changes.ts'
import { readDraftRow } from './version-rows.ts'

/**
 * Replaces the draft's content by that of another version; items that were deleted come back under their old ids. The
 * changelog starts over: it tells what the draft now changes about the published version.
 */
export async function restoreVersion(
  held: HeldDraft,
  { version, content, published }: { version: VersionRow; content: Content; published: Content },
): Promise<VersionRow> {
  const { tx, siteId, draftId, at } = held
  const restored = withPresentDates(content, await readDraft(tx, siteId), at)
  const live = fingerprint(published)
  await removeAllItems(tx, siteId)
  await addItems(tx, siteId, restored, live)
  await tx
    .delete(changelogEntries)
    .where(and(eq(changelogEntries.siteId, siteId), eq(changelogEntries.versionId, draftId)))
  const names = { before: namesIn(published), after: namesIn(restored) }
  await recordChanges(tx, { ...held, versionId: draftId }, differences(published, restored), names)
  await touchDraft(tx, held, { has_changes: !sameContent(fingerprint(restored), live) })
  await tx
    .update(versions)
    .set({ parentId: version.id })
    .where(and(eq(versions.siteId, siteId), eq(versions.id, draftId)))
  return readDraftRow(held)
}

// An item that the restore leaves as it is has not been edited by it.
function withPresentDates(content: Content, present: Content, at: Date): Content {
  const now = at.toISOString()
  return {
    tags: dated(content.tags, present.tags, contentHash.tag, now),
    triggers: dated(content.triggers, present.triggers, contentHash.trigger, now),
    variables: dated(content.variables, present.variables, contentHash.variable, now),
  }
}

function dated<T extends { id: string } & Dates>(
  items: readonly T[],
  present: readonly T[],
  hash: (item: T) => string,
  now: string,
): T[] {
  const there = new Map(present.map((item) => [item.id, item]))
  return items.map((item) => {
    const same = there.get(item.id)
    return { ...item, updated_at: same && hash(same) === hash(item) ? same.updated_at : now }
  })
}
