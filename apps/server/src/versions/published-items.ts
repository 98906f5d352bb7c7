import { sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { type Content, KINDS, LIST } from '#database/tables/content.ts'
import { recordset } from '#items/write-rows.ts'

const COLUMNS = { id: 'uuid', kind: 'text', name: 'text', item_type: 'text' }

/** Writes down which items the published version of a site has, whenever another version becomes the published one. */
export async function setPublishedItems(tx: Database, siteId: string, content: Content): Promise<void> {
  const rows = KINDS.flatMap((kind) =>
    content[LIST[kind]].map((item) => ({ id: item.id, kind, name: item.name, item_type: itemType(item) })),
  )
  const names = sql.raw(Object.keys(COLUMNS).join(', '))
  await tx.execute(sql`delete from published_items where site_id = ${siteId}::uuid`)
  await tx.execute(sql`insert into published_items (site_id, ${names})
    select ${siteId}::uuid, ${names} from ${recordset(rows, COLUMNS)}`)
}

type AnyItem = Content['tags' | 'triggers' | 'variables'][number]

/** The template of a tag, or the type of a trigger or variable. */
export const itemType = (item: AnyItem): string =>
  'template' in item ? item.template : 'trigger_type' in item ? item.trigger_type : item.variable_type
