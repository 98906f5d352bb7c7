import type { VersionRow } from '#database/find-version.ts'
import { wireDate } from '#http/wire-date.ts'

/** A version as the summary of an operation lists it. */
export const summarise = (row: VersionRow, change_type: 'added' | 'modified') => ({
  version_id: row.id,
  version_type: row.versionType,
  version_major: row.versionMajor,
  version_minor: row.versionMinor,
  created_at: wireDate(row.createdAt),
  updated_at: wireDate(row.updatedAt),
  change_type,
})
