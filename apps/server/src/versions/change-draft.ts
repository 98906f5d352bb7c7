import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { sites, versions } from '#database/tables/index.ts'
import { transact } from '#database/transact.ts'
import type { Change, Names } from './changelog-content.ts'
import { namesFor } from './names.ts'
import { type Author, recordChanges } from './record-changes.ts'

/** Who writes, when, and where new ids come from. */
export interface Writing {
  siteId: string
  author: Author
  at: Date
  newId(): string
}

/** The draft of one site, held by this transaction until it ends. */
export interface HeldDraft extends Writing {
  readonly tx: Database
  readonly draftId: string
  readonly revision: number
  readonly kind: 'app' | 'meta-site'
  /** Records changes and marks the draft as changed. `before` are the names from before the writes, where they differ. */
  record(changes: readonly Change[], before?: Names): Promise<void>
}

/**
 * Runs writes on a draft as one transaction, one site at a time: the lock on the site's row makes other writers and
 * operations of the same site wait, in whichever process they run. Null when there is no such site or it has no draft.
 */
export async function changeDraft<T>(
  db: Database,
  writing: Writing,
  write: (draft: HeldDraft) => Promise<T>,
): Promise<T | null> {
  return transact(db, async (tx) => {
    const draft = await holdDraft(tx, writing)
    return draft === null ? null : write(draft)
  })
}

/** Takes the lock within a transaction that is already open. */
export async function holdDraft(tx: Database, writing: Writing): Promise<HeldDraft | null> {
  const [site] = await tx
    .select({ kind: sites.kind, revision: sites.draftRevision })
    .from(sites)
    .where(eq(sites.id, writing.siteId))
    .for('update')
  if (!site) return null
  const [draft] = await tx
    .select({ id: versions.id })
    .from(versions)
    .where(and(eq(versions.siteId, writing.siteId), eq(versions.versionType, 'draft')))
  if (!draft) return null
  return {
    ...writing,
    tx,
    draftId: draft.id,
    revision: site.revision,
    kind: site.kind,
    async record(changes, before) {
      if (changes.length === 0) return
      const after = await namesFor(tx, writing.siteId, changes)
      await recordChanges(tx, { ...writing, versionId: draft.id }, changes, { before: before ?? after, after })
      await touchDraft(tx, writing, { has_changes: true })
    },
  }
}

/** Notes who changed the draft's content last; every effective change moves its revision on. */
export async function touchDraft(
  tx: Database,
  { siteId, author, at }: Writing,
  { has_changes }: { has_changes: boolean },
): Promise<void> {
  await tx
    .update(sites)
    .set({ draftRevision: sql`${sites.draftRevision} + 1` })
    .where(eq(sites.id, siteId))
  await tx
    .update(versions)
    .set({ hasChanges: has_changes, authorId: author.id, authorEmail: author.email, updatedAt: at })
    .where(and(eq(versions.siteId, siteId), eq(versions.versionType, 'draft')))
}
