import { freeName } from '@waymark/domain/copy'
import { NAME_TAKEN_ERRORS } from '@waymark/domain/failure'
import { builtInById, builtInByName } from '@waymark/domain/variable/built-in'
import { and, eq, ne, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#database/database.ts'
import { type Dates, type ItemOf, type Kind, LIST } from '#database/tables/content.ts'
import { tags, triggers, variables } from '#database/tables/index.ts'
import { notFound, refuse } from '#refusal.ts'
import { hashOfKind } from './content-hash.ts'
import type { Change, Draft } from './draft.ts'
import { findItem, readItems, type Stored } from './read-rows.ts'
import { addItems, deleteItem, updateItems } from './write-rows.ts'

/** The item of an id in the open draft; throws 404 where it has just been removed. */
export async function getItem<K extends Kind>({ tx, siteId }: Draft, kind: K, id: string): Promise<Stored<K>> {
  const item = await findItem(tx, kind, siteId, id)
  if (!item) throw notFound()
  return item
}

/** Adds an item to the draft and to its changelog, and gives it as stored. The caller has checked its name and id. */
export async function createItem<K extends Kind>(draft: Draft, kind: K, content: ItemOf[K]): Promise<Stored<K>> {
  const at = draft.at.toISOString()
  const item = { ...content, created_at: at, updated_at: at }
  await addItems(draft.tx, draft.siteId, { [LIST[kind]]: [item] })
  await draft.record([{ kind, before: null, after: item } as Change])
  return getItem(draft, kind, item.id)
}

/**
 * Overwrites an item and writes the change to the changelog, followed by the changes of other items that `follow` makes.
 * A change that changes nothing is not recorded.
 */
export async function changeItem<K extends Kind>(
  draft: Draft,
  kind: K,
  { before, after }: { before: Stored<K>; after: ItemOf[K] & Dates },
  follow: () => Promise<readonly Change[]> = async () => [],
): Promise<undefined> {
  if (hashOfKind(kind)(after) === before.content_hash) return
  await updateItems(draft.tx, kind, draft.siteId, [{ ...after, updated_at: draft.at.toISOString() }])
  await draft.record([{ kind, before, after } as Change, ...(await follow())])
}

/** Removes an item from the draft. What refers to it stays as it is. */
export async function removeItem(draft: Draft, kind: Kind, id: string): Promise<undefined> {
  const item = await getItem(draft, kind, id)
  await deleteItem(draft.tx, kind, draft.siteId, id)
  await draft.record([{ kind, before: item, after: null } as Change])
}

/** Removes a tag or trigger from the draft and, by `unlink`, from the tags that are linked to it; these count as edited. */
export async function removeLinkedItem(
  draft: Draft,
  { kind, id }: { kind: 'tag' | 'trigger'; id: string },
  linkedTagIds: readonly string[],
  unlink: (tag: Stored<'tag'>) => Stored<'tag'>,
): Promise<undefined> {
  const { tx, siteId } = draft
  const item = await getItem(draft, kind, id)
  const linked = linkedTagIds.length === 0 ? [] : await readItems.tag(tx, siteId, linkedTagIds)
  const tags = linked.map((tag) => ({ ...unlink(tag), updated_at: draft.at.toISOString() }))
  const edits = linked.map((before, index) => ({ kind: 'tag', before, after: tags[index] }) as Change)
  const changes = [{ kind, before: item, after: null } as Change, ...edits]
  const names = await draft.namesOf(changes)
  await deleteItem(tx, kind, siteId, id)
  await updateItems(tx, 'tag', siteId, tags)
  await draft.record(changes, names)
}

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
