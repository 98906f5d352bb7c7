import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#database/database.ts'
import { findVersion, type VersionRow } from '#database/find-version.ts'
import type { Content } from '#database/tables/content.ts'
import { readContent } from '#items/content-store.ts'
import type { Change, Names } from '#items/draft.ts'
import { differences, namesIn } from './changelog.ts'
import { differingItems } from './differing.ts'

/** Changes of the draft without an entry in its changelog, and the names for such entries. */
export interface Unrecorded {
  readonly changes: readonly Change[]
  readonly names: { readonly before: Names; readonly after: Names }
}

/**
 * The items of the draft, whose row and `content` are given, that differ from the published version and have no entry in the draft's
 * changelog. There are some only after another version was published again.
 */
export async function readUnrecorded(
  tx: Database,
  { id, siteId, parentId }: Pick<VersionRow, 'id' | 'siteId' | 'parentId'>,
  content: Content,
): Promise<Unrecorded | undefined> {
  const live = await findVersion(tx, siteId, 'published')
  // All changes since the draft was published or reverted last have entries: reading them is not needed.
  if (!live || parentId === live.id) return undefined
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select differing.id from (${differingItems(siteId)}) as differing where not exists (
      select 1 from changelog_entries entry where entry.site_id = ${siteId}::uuid and entry.version_id = ${id}::uuid
        and entry.resource_id = differing.id)`,
  )
  if (rows.length === 0) return undefined
  const ids = new Set(rows.map(({ id }) => id))
  const published = await readContent(tx, live)
  return {
    changes: differences(published, content).filter(({ before, after }) => ids.has((after ?? before)?.id ?? '')),
    names: { before: namesIn(published), after: namesIn(content) },
  }
}
