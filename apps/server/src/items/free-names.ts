import { freeName } from '@waymark/domain/copy'
import { NAME_TAKEN_ERRORS } from '@waymark/domain/failure'
import { builtInById, builtInByName } from '@waymark/domain/variable/built-in'
import { and, eq, ne, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#database/database.ts'
import type { Kind } from '#database/tables/content.ts'
import { tags, triggers, variables } from '#database/tables/index.ts'
import { refuse } from '#refusal.ts'

const TABLES = { tag: tags, trigger: triggers, variable: variables }

/** The name of a copy when none is given: that of the original, or the first free one like it. */
export async function freeNameIn(tx: Database, siteId: string, kind: Kind, name: string): Promise<string> {
  const table = TABLES[kind]
  // A suffix may shorten the name, but not to less than this.
  const stem = name.slice(0, 200)
  const rows = await tx
    .select({ name: table.name })
    .from(table)
    .where(and(eq(table.siteId, siteId), sql`starts_with(${table.name}, ${stem})`))
  const taken = new Set(rows.map((row) => row.name))
  return freeName(name, (each) => taken.has(each) || (kind === 'variable' && builtInByName(each) !== undefined))
}

/** Refuses a name that another item of the kind has in the draft, or that a built-in variable has. */
export async function ensureNameIsFree(
  tx: Database,
  siteId: string,
  { kind, name, except }: { kind: Kind; name: string; except?: string },
): Promise<void> {
  const table = TABLES[kind]
  const others = except === undefined ? undefined : ne(table.id, except)
  const [other] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.siteId, siteId), eq(table.name, name), others))
  if (!other && !(kind === 'variable' && builtInByName(name))) return
  throw refuse(NAME_TAKEN_ERRORS[kind], `There is another ${kind} of this name`, {
    field: ['data', 'attributes', 'name'],
  })
}

/** Refuses an id that any item of any version of the site has, or a built-in variable. */
export async function ensureIdIsFree(tx: Database, siteId: string, id: string): Promise<void> {
  const isTaken =
    builtInById(id) !== undefined || (await isInDraft(tx, siteId, id)) || (await isInVersion(tx, siteId, id))
  if (isTaken) throw refuse('NOT_UNIQUE_ID_ERROR', 'This id is taken', { field: ['data', 'id'] })
}

async function isInDraft(tx: Database, siteId: string, id: string): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select 1 from tags where site_id = ${siteId}::uuid and id = ${id}::uuid
      union all select 1 from triggers where site_id = ${siteId}::uuid and id = ${id}::uuid
      union all select 1 from variables where site_id = ${siteId}::uuid and id = ${id}::uuid limit 1`,
  )
  return rows.length > 0
}

// The changelog has every item that a version holds, so the large contents of versions are searched only for ids that it has.
async function isInVersion(tx: Database, siteId: string, id: string): Promise<boolean> {
  const recorded = await rowsOf(
    tx,
    sql`select 1 from changelog_entries where site_id = ${siteId}::uuid and resource_id = ${id}::uuid limit 1`,
  )
  if (recorded.length === 0) return false
  const held = await rowsOf(
    tx,
    sql`select 1 from version_contents where site_id = ${siteId}::uuid
      and jsonb_path_exists(content, '$.*[*] ? (@.id == $id)', jsonb_build_object('id', ${id}::text)) limit 1`,
  )
  return held.length > 0
}
