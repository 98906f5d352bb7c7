import type { VersionRow } from '#database/find-version.ts'
import { wireDate, wireDateOrNull } from '#http/wire-date.ts'

/** A version as the API shows it. */
export const presentVersion = (row: VersionRow) => ({
  id: row.id,
  type: 'version' as const,
  attributes: {
    author: person(row.authorId, row.authorEmail),
    created_at: wireDate(row.createdAt),
    updated_at: wireDate(row.updatedAt),
    has_changes: row.hasChanges,
    version_major: row.versionMajor,
    version_minor: row.versionMinor,
    version_type: row.versionType,
    parent_id: row.parentId,
    published_at: wireDateOrNull(row.publishedAt),
    publisher: person(row.publisherId, row.publisherEmail),
    name: row.name,
    description: row.description,
  },
})

const person = (id: string | null, email: string | null) => (id && email ? { id, email } : null)
