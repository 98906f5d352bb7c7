import { ITEM_KINDS } from '@waymark/domain/resource'
import { sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { insertRows, recordset } from '#database/insert-rows.ts'
import { isOneOf } from '#database/list.ts'
import { type Content, LIST } from '#database/tables/content.ts'
import type { DifferingItem } from './differing.ts'

const COLUMNS = { id: 'uuid', kind: 'text', name: 'text', item_type: 'text' }
const OVERWRITE = sql`on conflict (site_id, id) do update set name = excluded.name, item_type = excluded.item_type`

/** Replaces the list of a site's published items when another version is published. */
export async function setPublishedItems(tx: Database, siteId: string, content: Content): Promise<void> {
  const rows = ITEM_KINDS.flatMap((kind) =>
    content[LIST[kind]].map((item) => ({ id: item.id, kind, name: item.name, item_type: itemType(item) })),
  )
  await tx.execute(sql`delete from published_items where site_id = ${siteId}::uuid`)
  await upsertRows(tx, siteId, rows)
}

/** Updates that list after items of the draft have been published, as they were read from it. */
export async function updatePublishedItems(
  tx: Database,
  siteId: string,
  differing: readonly DifferingItem[],
): Promise<void> {
  for (const kind of ITEM_KINDS) {
    const rows = differing.filter((item) => item.resource_type === kind).map(({ id, hash }) => ({ id, hash }))
    if (rows.length === 0) continue
    await tx.execute(sql`update ${sql.raw(LIST[kind])} as item set published_hash = rows.hash
      from ${recordset(rows, { id: 'uuid', hash: 'text' })} where item.site_id = ${siteId}::uuid and item.id = rows.id`)
  }
  const deleted = differing.filter(({ hash }) => hash === null).map(({ id }) => id)
  await tx.execute(sql`delete from published_items where site_id = ${siteId}::uuid and ${isOneOf(sql`id`, deleted)}`)
  const rows = differing
    .filter(({ hash }) => hash !== null)
    .map(({ id, resource_type, name, item_type }) => ({ id, kind: resource_type, name, item_type }))
  await upsertRows(tx, siteId, rows)
}

const upsertRows = (tx: Database, siteId: string, rows: readonly object[]) =>
  insertRows(tx, 'published_items', { siteId, columns: COLUMNS, rows, onConflict: OVERWRITE })

type AnyItem = Content['tags' | 'triggers' | 'variables'][number]

/** The template of a tag, or the type of a trigger or variable. */
export const itemType = (item: AnyItem): string =>
  'template' in item ? item.template : 'trigger_type' in item ? item.trigger_type : item.variable_type
