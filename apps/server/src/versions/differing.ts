import { ITEM_KINDS } from '@waymark/domain/resource'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#database/database.ts'
import { type Kind, LIST } from '#database/tables/content.ts'

const ITEM_TYPES: Readonly<Record<Kind, string>> = {
  tag: 'template',
  trigger: 'trigger_type',
  variable: 'variable_type',
}

/**
 * The items of the draft that differ from the published version, as rows with `id`, `resource_type`, `name`, `item_type`,
 * `hash` of the content, `change_type` and `updated_at` (both null for a deleted item). `id` narrows it to one item.
 */
export function differingItems(siteId: string, id?: string): SQL {
  const one = (table: string) => (id === undefined ? sql`` : sql`and ${sql.raw(table)}.id = ${id}::uuid`)
  const parts = ITEM_KINDS.flatMap((kind) => {
    const table = sql.raw(LIST[kind])
    const kindText = sql.raw(`'${kind}'`)
    return [
      sql`select item.id, ${kindText} as resource_type, item.name, item.${sql.raw(ITEM_TYPES[kind])} as item_type, item.content_hash as hash,
          case when item.published_hash is null then 'add' else 'edit' end as change_type, item.updated_at
        from ${table} item
        where item.site_id = ${siteId}::uuid and item.is_changed ${one('item')}`,
      sql`select deleted.id, ${kindText} as resource_type, deleted.name, deleted.item_type, null as hash, 'delete' as change_type, null as updated_at
        from published_items deleted
        where deleted.site_id = ${siteId}::uuid and deleted.kind = ${kindText} ${one('deleted')}
          and not exists (select 1 from ${table} item where item.site_id = ${siteId}::uuid and item.id = deleted.id)`,
    ]
  })
  return sql.join(parts, sql` union all `)
}

/** An item of the draft that differs from the published version. */
export interface DifferingItem extends Record<string, unknown> {
  id: string
  resource_type: Kind
  name: string
  item_type: string
  /** Hash of its content; null where the draft has it no more. */
  hash: string | null
}

/** Whether the draft holds anything else than the published version: whether there is anything to publish. */
export async function draftDiffers(db: Database, siteId: string): Promise<boolean> {
  const rows = await rowsOf(db, sql`select 1 from (${differingItems(siteId)}) as differing limit 1`)
  return rows.length > 0
}
