import type { AuditObject } from '@waymark/domain/audit'
import type { PublishAttributes } from '@waymark/domain/version'
import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import type { VersionRow } from '#database/find-version.ts'
import { versions } from '#database/tables/index.ts'
import { wireDate, wireDateOrNull } from '#http/wire-date.ts'
import type { LockedDraft } from './draft.ts'
import type { VersionNumber } from './numbers.ts'

type NewVersion = typeof versions.$inferInsert

/** The numbers of all versions that were ever made; the draft only shows the number it will get. */
export const numbersOf = (tx: Database, siteId: string): Promise<VersionNumber[]> =>
  tx
    .select({ version_major: versions.versionMajor, version_minor: versions.versionMinor })
    .from(versions)
    .where(and(eq(versions.siteId, siteId), ne(versions.versionType, 'draft')))

/** The version row of the locked draft. */
export async function readDraftRow({ tx, siteId, draftId }: LockedDraft): Promise<VersionRow> {
  const [row] = await tx.select().from(versions).where(isVersion(siteId, draftId))
  return existing(row, siteId)
}

/** Changes a version row and gives it as it is then. */
export async function updateVersion(
  tx: Database,
  siteId: string,
  id: string,
  changes: Partial<NewVersion>,
): Promise<VersionRow> {
  const [row] = await tx.update(versions).set(changes).where(isVersion(siteId, id)).returning()
  return existing(row, siteId)
}

/** Writes a version that holds what the draft holds, under its description. */
export async function insertFromDraft(
  { tx, siteId, author, at }: LockedDraft,
  draft: VersionRow,
  version: {
    id: string
    number: VersionNumber
    contentHash: string
    name?: string | null
    description?: string | null
  } & (
    | { versionType: 'historic' }
    | (Required<Pick<NewVersion, 'publisherId' | 'publisherEmail' | 'publishedAt'>> & { versionType: 'published' })
  ),
): Promise<VersionRow> {
  const { number, ...rest } = version
  const [row] = await tx
    .insert(versions)
    .values({
      description: draft.description,
      ...rest,
      siteId,
      versionMajor: number.version_major,
      versionMinor: number.version_minor,
      parentId: draft.parentId,
      hasChanges: false,
      authorId: author.id,
      authorEmail: author.email,
      createdAt: at,
      updatedAt: at,
    })
    .returning()
  return existing(row, siteId)
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

const isVersion = (siteId: string, id: string) => and(eq(versions.siteId, siteId), eq(versions.id, id))

function existing(row: VersionRow | undefined, siteId: string): VersionRow {
  if (!row) throw new Error(`A version of site ${siteId} is missing.`)
  return row
}

/** The texts of a version that a publish gives it. */
export const textsOf = ({ name, description }: PublishAttributes) => ({
  ...(name !== undefined && { name }),
  ...(description !== undefined && { description }),
})

/** A version as the API shows it. */
export const presentVersion = (row: VersionRow) => ({
  id: row.id,
  type: 'version' as const,
  attributes: {
    author: user(row.authorId, row.authorEmail),
    created_at: wireDate(row.createdAt),
    updated_at: wireDate(row.updatedAt),
    has_changes: row.hasChanges,
    version_major: row.versionMajor,
    version_minor: row.versionMinor,
    version_type: row.versionType,
    parent_id: row.parentId,
    published_at: wireDateOrNull(row.publishedAt),
    publisher: user(row.publisherId, row.publisherEmail),
    name: row.name,
    description: row.description,
  },
})

const user = (id: string | null, email: string | null) => (id && email ? { id, email } : null)

/** A version as the summary of an operation lists it. */
export const versionSummary = (row: VersionRow, change_type: 'added' | 'modified') => ({
  version_id: row.id,
  version_type: row.versionType,
  version_major: row.versionMajor,
  version_minor: row.versionMinor,
  created_at: wireDate(row.createdAt),
  updated_at: wireDate(row.updatedAt),
  change_type,
})

/** A version as the audit log names it. */
export const objectOf = ({ id, versionMajor, versionMinor }: VersionRow): AuditObject => ({
  type: 'version',
  id,
  name: `${versionMajor}.${versionMinor}`,
})

/** A version as events name it. */
export const presentForEvent = ({ id, versionMajor, versionMinor, name }: VersionRow) => ({
  id,
  version_major: versionMajor,
  version_minor: versionMinor,
  name,
})
