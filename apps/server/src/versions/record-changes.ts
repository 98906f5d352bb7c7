import { sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { recordset } from '#items/item-columns.ts'
import { type Change, changelogContent, type Names } from './changelog-content.ts'

/** Who changes something: a user, or the system where both are null. */
export interface Author {
  id: string | null
  email: string | null
}

export const SYSTEM: Author = { id: null, email: null }

/** What a set of entries has in common: all changes of one call have one time and one author. */
export interface Occasion {
  siteId: string
  versionId: string
  at: Date
  author: Author
  newId(): string
}

/** Writes one changelog entry per changed item, with the full content before and after, in one statement. */
export async function recordChanges(
  tx: Database,
  occasion: Occasion,
  changes: readonly Change[],
  names: { before: Names; after: Names },
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map((change) => ({
    id: occasion.newId(),
    change_type: change.before === null ? 'add' : change.after === null ? 'delete' : 'edit',
    resource_type: change.kind,
    resource_id: (change.after ?? change.before)?.id,
    resource_name: (change.after ?? change.before)?.name,
    before_content: changelogContent({ kind: change.kind, item: change.before }, names.before),
    after_content: changelogContent({ kind: change.kind, item: change.after }, names.after),
  }))
  const columns = {
    id: 'uuid',
    change_type: 'text',
    resource_type: 'text',
    resource_id: 'uuid',
    resource_name: 'text',
    before_content: 'jsonb',
    after_content: 'jsonb',
  }
  const list = Object.keys(columns).join(', ')
  const { siteId, versionId, at, author } = occasion
  await tx.execute(sql`
    insert into changelog_entries (site_id, version_id, created_at, author_id, author_email, ${sql.raw(list)})
    select ${siteId}::uuid, ${versionId}::uuid, ${at.toISOString()}::timestamptz, ${author.id}::uuid,
      ${author.email}::text, ${sql.raw(list)}
    from ${recordset(rows, columns)}`)
}
