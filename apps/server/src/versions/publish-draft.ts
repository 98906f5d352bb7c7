import type { PublishAttributes } from '@waymark/domain/version'
import { and, eq, lte, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#database/database.ts'
import { findVersion } from '#database/find-version.ts'
import type { Content } from '#database/tables/content.ts'
import { changelogEntries } from '#database/tables/index.ts'
import { recordChanges } from './changelog.ts'
import { type DifferingItem, differingItems, draftDiffers } from './differing.ts'
import type { LockedDraft } from './draft.ts'
import { nextPublished } from './numbers.ts'
import { updatePublishedItems } from './published-items.ts'
import { recordPublish } from './record-publish.ts'
import { readUnrecorded, type Unrecorded } from './unrecorded.ts'
import {
  insertFromDraft,
  numbersOf,
  readDraftRow,
  textsOf,
  unpublish,
  updateVersion,
  versionSummary,
} from './version-rows.ts'

/** What a draft changes about the published version, as it was when its content was read for publishing. */
export interface DraftChanges {
  readonly differing: readonly DifferingItem[]
  /** The entries of its changelog: how many, and the position of the last one. */
  readonly entries: Entries
  /** Which of the changes have no entry: publishing writes one for each. */
  readonly unrecorded: Unrecorded | undefined
  /** The version that the draft was made from. */
  readonly parentId: string | null
}

interface Entries extends Record<string, unknown> {
  readonly count: number
  readonly last: number
}

/** Reads what the draft changes, within the snapshot in which its content is read. */
export async function readDraftChanges(tx: Database, siteId: string, content: Content): Promise<DraftChanges> {
  const draft = await findVersion(tx, siteId, 'draft')
  const differing = await rowsOf<DifferingItem>(tx, differingItems(siteId))
  return {
    differing,
    entries: await entriesUntil(tx, siteId, draft?.id ?? null),
    unrecorded: draft && (await readUnrecorded(tx, draft, content)),
    parentId: draft?.parentId ?? null,
  }
}

/**
 * Whether the changelog still has the entries that were read. A revert replaces all of them and gives the draft another
 * parent, a write adds others.
 */
export async function hasEntries(locked: LockedDraft, { entries, parentId }: DraftChanges): Promise<boolean> {
  const { tx, siteId, draftId } = locked
  if ((await readDraftRow(locked)).parentId !== parentId) return false
  return (await entriesUntil(tx, siteId, draftId, entries.last)).count === entries.count
}

async function entriesUntil(
  tx: Database,
  siteId: string,
  draftId: string | null,
  last = Number.MAX_SAFE_INTEGER,
): Promise<Entries> {
  const [row] = await rowsOf<Entries>(
    tx,
    sql`select count(*)::int as count, coalesce(max(position), 0)::float8 as last from changelog_entries
      where site_id = ${siteId}::uuid and version_id = ${draftId}::uuid and position <= ${last}::bigint`,
  )
  return row ?? { count: 0, last: 0 }
}

/**
 * Makes the content that was read from the draft the published version, with the changelog until then and the draft's
 * description. What was written to the draft since remains its changes.
 */
export async function publishDraft(
  locked: LockedDraft,
  { differing, entries, unrecorded }: DraftChanges,
  { id: versionId, contentHash, name, description }: PublishAttributes & { id: string; contentHash: string },
) {
  const { tx, siteId, author, at, draftId } = locked
  const number = nextPublished(await numbersOf(tx, siteId))
  const historic = await unpublish(tx, siteId)
  const published = await insertFromDraft(locked, await readDraftRow(locked), {
    id: versionId,
    ...textsOf({ name, description }),
    versionType: 'published',
    number,
    contentHash,
    publisherId: author.id,
    publisherEmail: author.email,
    publishedAt: at,
  })
  await recordPublish(locked, published, historic)
  await updatePublishedItems(tx, siteId, differing)
  await tx
    .update(changelogEntries)
    .set({ versionId })
    .where(
      and(
        eq(changelogEntries.siteId, siteId),
        eq(changelogEntries.versionId, draftId),
        lte(changelogEntries.position, entries.last),
      ),
    )
  if (unrecorded) await recordChanges(tx, { ...locked, versionId }, unrecorded.changes, unrecorded.names)
  const draft = await updateVersion(tx, siteId, draftId, {
    hasChanges: await draftDiffers(tx, siteId),
    parentId: versionId,
    description: null,
    versionMajor: number.version_major + 1,
    versionMinor: 0,
  })
  const before = historic ? [versionSummary(historic, 'modified')] : []
  return { versions: [versionSummary(published, 'added'), ...before, versionSummary(draft, 'modified')] }
}
