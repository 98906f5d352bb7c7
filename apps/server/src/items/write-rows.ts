import { ITEM_KINDS } from '@waymark/domain/resource'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { type Columns, insertRows, recordset } from '#database/insert-rows.ts'
import { isOneOf } from '#database/list.ts'
import { type Content, type Dates, type ItemOf, type Kind, LIST } from '#database/tables/content.ts'
import { presentAnnotations } from './annotations.ts'
import { type Fingerprint, hashOfKind } from './content-hash.ts'

const COMMON: Columns = {
  id: 'uuid',
  name: 'text',
  note: 'text',
  labels: 'jsonb',
  content_hash: 'text',
  updated_at: 'timestamptz',
}

/** The columns that a kind's rows fill, with their types. */
const COLUMNS: Readonly<Record<Kind, Columns>> = {
  tag: {
    ...COMMON,
    template: 'text',
    is_active: 'boolean',
    priority: 'bigint',
    consent_type: 'text',
    respect_visitors_privacy: 'boolean',
    disable_in_debug_mode: 'boolean',
    document_write: 'boolean',
    scheduler: 'jsonb',
    template_options: 'jsonb',
    code: 'text',
    firing_frequency: 'text',
    setup_tag: 'jsonb',
    cleanup_tag: 'jsonb',
  },
  trigger: { ...COMMON, trigger_type: 'text', conditions: 'jsonb' },
  variable: { ...COMMON, variable_type: 'text', value: 'text', options: 'jsonb' },
}

/** The table in which a kind's links to triggers are rows. */
const LINKS: Readonly<Partial<Record<Kind, { table: string; owner: string; columns: Columns }>>> = {
  tag: {
    table: 'tag_triggers',
    owner: 'tag_id',
    columns: { tag_id: 'uuid', trigger_id: 'uuid', is_blocking: 'boolean', position: 'integer' },
  },
  trigger: {
    table: 'group_members',
    owner: 'group_id',
    columns: { group_id: 'uuid', member_id: 'uuid', firing_threshold: 'integer', position: 'integer' },
  },
}

/** The revision of the draft that the open transaction makes. */
export const nextRevision = (siteId: string): SQL =>
  sql`(select draft_revision + 1 from sites where id = ${siteId}::uuid)`

type AnyItem = ItemOf[Kind] & Dates

/**
 * Inserts items into the draft, each kind with one statement. `published` is what the published version holds under the
 * same ids; without it nothing is published.
 */
export async function addItems(
  tx: Database,
  siteId: string,
  content: Partial<Content>,
  published?: Fingerprint,
): Promise<void> {
  // Links point from tags to triggers, so triggers come first.
  for (const kind of ['variable', 'trigger', 'tag'] as const) {
    const items: readonly AnyItem[] = content[LIST[kind]] ?? []
    const rows = items.map((item) => ({
      ...rowOf(kind, item),
      created_at: item.created_at,
      published_hash: published?.[kind].get(item.id) ?? null,
    }))
    const columns = { ...COLUMNS[kind], created_at: 'timestamptz', published_hash: 'text' }
    await insertRows(tx, LIST[kind], { siteId, columns, rows, common: { revision: nextRevision(siteId) } })
    await addLinks(tx, kind, siteId, items)
  }
}

/** Overwrites items of the draft, links included; when they were created and what is published stays. */
export async function updateItems<K extends Kind>(
  tx: Database,
  kind: K,
  siteId: string,
  changed: readonly (ItemOf[K] & Dates)[],
): Promise<void> {
  if (changed.length === 0) return
  const items = changed as unknown as readonly AnyItem[]
  const assignments = Object.keys(COLUMNS[kind]).map((name) => `${name} = rows.${name}`)
  await tx.execute(sql`update ${sql.raw(LIST[kind])} as item set ${sql.raw(assignments.join(', '))}, revision = ${nextRevision(siteId)}
    from ${recordset(
      items.map((item) => rowOf(kind, item)),
      COLUMNS[kind],
    )}
    where item.site_id = ${siteId}::uuid and item.id = rows.id`)
  const links = LINKS[kind]
  if (!links) return
  const ids = items.map((item) => item.id)
  await tx.execute(sql`delete from ${sql.raw(links.table)}
    where site_id = ${siteId}::uuid and ${isOneOf(sql.raw(links.owner), ids)}`)
  await addLinks(tx, kind, siteId, items)
}

/** Removes one item from the draft with its links. */
export const deleteItem = (tx: Database, kind: Kind, siteId: string, id: string) =>
  tx.execute(sql`delete from ${sql.raw(LIST[kind])} where site_id = ${siteId}::uuid and id = ${id}::uuid`)

/** Empties the draft. */
export async function deleteAllItems(tx: Database, siteId: string): Promise<void> {
  for (const table of ['tag_triggers', 'group_members', ...ITEM_KINDS.map((kind) => LIST[kind])]) {
    await tx.execute(sql`delete from ${sql.raw(table)} where site_id = ${siteId}::uuid`)
  }
}

const rowOf = (kind: Kind, item: AnyItem) => ({
  firing_frequency: 'each_time',
  ...item,
  ...presentAnnotations(item),
  content_hash: hashOfKind(kind)(item),
})

async function addLinks(tx: Database, kind: Kind, siteId: string, items: readonly AnyItem[]): Promise<void> {
  const links = LINKS[kind]
  const rows = items.flatMap((item): object[] => {
    if ('template' in item) return [...tagLinks(item, item.triggers), ...tagLinks(item, item.blocking_triggers, true)]
    if (!('conditions' in item)) return []
    return item.triggers.map(({ id, firing_threshold }, position) => ({
      group_id: item.id,
      member_id: id,
      firing_threshold,
      position,
    }))
  })
  if (links) await insertRows(tx, links.table, { siteId, columns: links.columns, rows })
}

const tagLinks = ({ id }: { id: string }, triggers: readonly string[] = [], is_blocking = false) =>
  triggers.map((trigger_id, position) => ({ tag_id: id, trigger_id, is_blocking, position }))
