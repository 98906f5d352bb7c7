import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { lockSite } from '#database/lock-site.ts'
import type { Author } from '#database/tables/content.ts'
import { sites, versions } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Draft } from '#items/draft.ts'
import { recordEdits } from '#items/edits.ts'
import { refuse } from '#refusal.ts'
import { namesFor, recordChanges } from './changelog.ts'
import { draftDiffers } from './differing.ts'

/** The draft of a site whose row is locked, with what versions need of it. */
export interface LockedDraft extends Draft {
  readonly author: Author
  /** Id of the draft's version row. */
  readonly draftId: string
  /** Grows with every effective change of the draft's content. */
  readonly revision: number
}

/**
 * Runs writes on the draft of a site as one transaction, one after the other: the lock on the site's row makes other writers
 * and operations of the same site wait, in whichever process they run. Refuses a site that is gone. `author` signs what is
 * written; a user who makes a call is one.
 */
export const writeDraft = <T>(
  deps: Pick<Dependencies, 'db' | 'clock' | 'ids'>,
  siteId: string,
  author: Author,
  write: (draft: LockedDraft) => Promise<T>,
): Promise<T> => deps.db.transaction(async (tx) => write(await lockDraft({ ...deps, db: tx }, siteId, author)))

/** Locks the draft of a site for writes of an open transaction, in which large rows can be written before the lock. */
export async function lockDraft(
  { db: tx, clock, ids }: Pick<Dependencies, 'db' | 'clock' | 'ids'>,
  siteId: string,
  author: Author,
): Promise<LockedDraft> {
  const site = await lockSite(tx, siteId)
  const [draft] = site ? await tx.select({ id: versions.id }).from(versions).where(isDraftOf(siteId)) : []
  if (!site || !draft) throw refuse('NOT_FOUND_ERROR', 'The site does not exist any more', { parameter: 'app_id' })
  const signed = { siteId, versionId: draft.id, at: clock(), author, newId: ids }
  return {
    ...signed,
    siteKind: site.kind,
    revision: site.draftRevision,
    tx,
    draftId: draft.id,
    namesOf: (changes) => namesFor(tx, siteId, changes),
    async record(changes, before) {
      if (changes.length === 0) return
      const after = await namesFor(tx, siteId, changes)
      await recordChanges(tx, signed, changes, { before: before ?? after, after })
      await recordEdits(tx, signed, changes)
      await touchDraft(tx, signed)
    },
  }
}

/** Records who last changed the draft's content and whether it differs now; effective changes increment its revision. */
export async function touchDraft(
  tx: Database,
  { siteId, author, at }: { siteId: string; author: Author; at: Date },
): Promise<void> {
  await tx
    .update(sites)
    .set({ draftRevision: sql`${sites.draftRevision} + 1` })
    .where(eq(sites.id, siteId))
  const hasChanges = await draftDiffers(tx, siteId)
  await tx
    .update(versions)
    .set({ hasChanges, authorId: author.id, authorEmail: author.email, updatedAt: at })
    .where(isDraftOf(siteId))
}

const isDraftOf = (siteId: string) => and(eq(versions.siteId, siteId), eq(versions.versionType, 'draft'))
