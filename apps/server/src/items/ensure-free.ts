import { builtInById, builtInByName } from '@waymark/domain/variable/built-in'
import { and, eq, ne, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#database/database.ts'
import { tags, triggers, variables } from '#database/tables/index.ts'
import { type Code, Refused, refuse } from '#http/refusal.ts'
import type { Kind } from './content.ts'

const TAKEN = {
  tag: 'NOT_UNIQUE_TAG_NAME_ERROR',
  trigger: 'NOT_UNIQUE_TRIGGER_NAME_ERROR',
  variable: 'NOT_UNIQUE_VARIABLE_NAME_ERROR',
} as const satisfies Record<Kind, Code>

/** Refuses a name that another item of the kind has in the draft, or that a built-in variable has. */
export async function ensureNameIsFree(
  tx: Database,
  siteId: string,
  { kind, name, except }: { kind: Kind; name: string; except?: string },
): Promise<void> {
  const table = { tag: tags, trigger: triggers, variable: variables }[kind]
  const others = except === undefined ? undefined : ne(table.id, except)
  const [other] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.siteId, siteId), eq(table.name, name), others))
  if (!other && !(kind === 'variable' && builtInByName(name))) return
  throw new Refused(refuse(TAKEN[kind], `There is another ${kind} of this name`, { pointer: '/data/attributes/name' }))
}

/** Refuses an id that any item of any version of the site has, or a built-in variable. */
export async function ensureIdIsFree(tx: Database, siteId: string, id: string): Promise<void> {
  const isTaken = builtInById(id) !== undefined || (await isInDraft(tx, siteId, id)) || (await wasMade(tx, siteId, id))
  if (!isTaken) return
  throw new Refused(refuse('NOT_UNIQUE_ID_ERROR', 'This id is taken', { pointer: '/data/id' }))
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

// Whatever a version holds was recorded when it was added, so the contents of versions, which are large, are searched
// only for ids that the changelog knows.
async function wasMade(tx: Database, siteId: string, id: string): Promise<boolean> {
  const known = await rowsOf(
    tx,
    sql`select 1 from changelog_entries where site_id = ${siteId}::uuid and resource_id = ${id}::uuid limit 1`,
  )
  if (known.length === 0) return false
  const kept = await rowsOf(
    tx,
    sql`select 1 from version_contents where site_id = ${siteId}::uuid
      and jsonb_path_exists(content, '$.*[*] ? (@.id == $id)', jsonb_build_object('id', ${id}::text)) limit 1`,
  )
  return kept.length > 0
}
