import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import type { VersionRow } from '#database/find-version.ts'
import { versions } from '#database/tables/index.ts'
import type { HeldDraft } from './change-draft.ts'
import type { VersionNumber } from './numbers.ts'

type NewVersion = typeof versions.$inferInsert

/** The numbers of all versions that were ever made; the draft only shows the number it will get. */
export const numbersOf = (tx: Database, siteId: string): Promise<VersionNumber[]> =>
  tx
    .select({ version_major: versions.versionMajor, version_minor: versions.versionMinor })
    .from(versions)
    .where(and(eq(versions.siteId, siteId), ne(versions.versionType, 'draft')))

/** The row of the draft that is held. */
export async function readDraftRow({ tx, siteId, draftId }: HeldDraft): Promise<VersionRow> {
  const [row] = await tx
    .select()
    .from(versions)
    .where(and(eq(versions.siteId, siteId), eq(versions.id, draftId)))
  if (!row) throw new Error(`The draft of site ${siteId} vanished while it was held.`)
  return row
}

/** Writes a version that holds what the draft holds, under its description. */
export async function insertFromDraft(
  { tx, siteId, author, at }: HeldDraft,
  draft: VersionRow,
  version: { id: string; number: VersionNumber; contentHash: string } & (
    | { versionType: 'historic' }
    | (Required<Pick<NewVersion, 'publisherId' | 'publisherEmail' | 'publishedAt'>> & { versionType: 'published' })
  ),
): Promise<VersionRow> {
  const { number, ...rest } = version
  const [row] = await tx
    .insert(versions)
    .values({
      ...rest,
      siteId,
      versionMajor: number.version_major,
      versionMinor: number.version_minor,
      description: draft.description,
      parentId: draft.parentId,
      hasChanges: false,
      authorId: author.id,
      authorEmail: author.email,
      createdAt: at,
      updatedAt: at,
    })
    .returning()
  if (!row) throw new Error(`A version of site ${siteId} was not written.`)
  return row
}

/** Turns the published version into a historic one, which makes room for the next; publisher and time stay with it. */
export async function unpublish(tx: Database, siteId: string): Promise<VersionRow | undefined> {
  const [row] = await tx
    .update(versions)
    .set({ versionType: 'historic' })
    .where(and(eq(versions.siteId, siteId), eq(versions.versionType, 'published')))
    .returning()
  return row
}
