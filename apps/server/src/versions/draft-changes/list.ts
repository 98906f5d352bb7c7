import type { QueryOf } from '@waymark/api-client/endpoint'
import type { versions as endpoints } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#database/database.ts'
import { wireDate } from '#http/wire-date.ts'
import { IS_STOPPED } from '#items/tags/stopped-tags.ts'
import { differingItems } from '../differing.ts'
import { draftState } from '../draft-state.ts'

type ChangesQuery = NonNullable<QueryOf<typeof endpoints.draftChanges>>

/** A row as both databases give it. */
interface ChangeRow extends Record<string, unknown> {
  id: string
  resource_type: string
  name: string
  item_type: string
  change_type: string
  changed_at: Date | string
  author_email: string | null
}

/** One page of the items in which the draft differs from the published version, and the number of all of them. */
export async function listDraftChanges(db: Database, siteId: string, query: ChangesQuery) {
  const { limit, offset } = pageOf(query)
  // Read before the changes: one that is made in between then counts as not seen.
  const state = await draftState(db, siteId)
  const direction = query.sort?.[0] === 'created_at' ? sql`asc` : sql`desc`
  const differing = differingItems(siteId)
  // Items still in the draft have the date of their change; only deleted ones are looked up before the page is cut.
  const dated = sql`select differing.*, coalesce(differing.updated_at, (${lastEntry(siteId, sql`created_at`)})) as changed_at
    from (${differing}) as differing`
  const [rows, [counted]] = await Promise.all([
    rowsOf<ChangeRow>(
      db,
      sql`select shown.*, (${lastEntry(siteId, sql`author_email`, 'shown')}) as author_email
        from (select * from (${dated}) as dated order by changed_at ${direction} nulls last, resource_type, name, id
          limit ${limit} offset ${offset}) as shown
        order by changed_at ${direction} nulls last, resource_type, name, id`,
    ),
    rowsOf<{ total: string | number }>(db, sql`select count(*) as total from (${differing}) as differing`),
  ])
  return {
    data: rows.map(presentChange),
    total: Number(counted?.total ?? 0),
    state,
    stopped_tags: await stoppedInDraft(db, siteId),
  }
}

/** The stopped tags that are active in the draft, which publishing it would make run again if it resumed them. */
const stoppedInDraft = (db: Database, siteId: string) =>
  rowsOf<{ id: string; name: string }>(
    db,
    sql`select tags.id, tags.name from tags where tags.site_id = ${siteId}::uuid and tags.is_active and ${IS_STOPPED}
      order by tags.name`,
  )

/** The change of one item; undefined when the draft has it as it is published. */
export async function findDraftChange(db: Database, siteId: string, id: string) {
  const [row] = await rowsOf<ChangeRow>(
    db,
    sql`select differing.*, (${lastEntry(siteId, sql`author_email`)}) as author_email,
        coalesce(differing.updated_at, (${lastEntry(siteId, sql`created_at`)})) as changed_at
      from (${differingItems(siteId, id)}) as differing`,
  )
  return row && presentChange(row)
}

/** The last entry of the changelog about an item of the table with this name, that of the draft before older versions. */
const lastEntry = (siteId: string, column: SQL, table = 'differing'): SQL => sql`select entry.${column}
  from changelog_entries entry where entry.site_id = ${siteId}::uuid and entry.resource_id = ${sql.raw(table)}.id
  order by entry.version_id = (select id from versions where site_id = ${siteId}::uuid and version_type = 'draft') desc,
    entry.created_at desc, entry.position desc limit 1`

const presentChange = (row: ChangeRow) => ({
  id: row.id,
  type: 'draft_change' as const,
  attributes: {
    change_type: row.change_type,
    resource_type: row.resource_type,
    resource_id: row.id,
    resource_name: row.name,
    item_type: row.item_type,
    created_at: wireDate(new Date(row.changed_at)),
    author: row.author_email,
  },
})
