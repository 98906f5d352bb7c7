import { CODE_LIMIT } from '@waymark/domain/field'
import { renameReferencesIn } from '@waymark/domain/reference'
import { readVariableContent, type VariableType } from '@waymark/domain/variable'
import { dependentsOf, type Referring } from '@waymark/domain/variable/dependencies'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#database/database.ts'
import type { Dates, ItemOf, TagContent, VariableContent } from '#database/tables/content.ts'
import { refuse } from '#refusal.ts'
import { hashOfKind } from '../content-hash.ts'
import type { Change, Draft } from '../draft.ts'
import { type DraftItem, readItems } from '../read-rows.ts'
import { checkOptions, templateRules } from '../tags/template-rules.ts'
import { updateItems } from '../write-rows.ts'

/** The names of the draft's variables whose values depend on one of them: what that one cannot refer to. */
export async function dependentVariables(db: Database, siteId: string, name: string): Promise<readonly string[]> {
  const referring = await rowsOf<Referring & Record<string, unknown>>(
    db,
    sql`select name, value, options from variables where site_id = ${siteId}::uuid
      and (strpos(value, '{{') > 0 or strpos(options::text, '{{') > 0)`,
  )
  return dependentsOf(name, referring)
}

/**
 * Rewrites every reference to a variable in the draft after its name has changed, and gives the changes of the items
 * that refer to it. Refuses the new name when it would make something longer than it may be.
 */
export async function renameReferences(
  draft: Draft,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<Change[]> {
  const { tx, siteId } = draft
  const names = new Map([[from, to]])
  const tags = await readItems.tag(tx, siteId, await mentioning(draft, 'tags', from))
  const variables = await readItems.variable(tx, siteId, await mentioning(draft, 'variables', from))
  const others = variables.filter((variable) => variable.id !== id)
  return [
    ...(await rewrite(draft, 'tag', tags, (tag) => renamedTag(tag, names))),
    ...(await rewrite(draft, 'variable', others, (variable) => renamedVariable(variable, names))),
  ]
}

/** Writes the items that a rename changes. Refuses it where an item was valid before and would not be afterwards. */
async function rewrite<K extends 'tag' | 'variable'>(
  { tx, siteId, at }: Draft,
  kind: K,
  items: readonly DraftItem<K>[],
  renamed: (item: DraftItem<K>) => DraftItem<K>,
): Promise<Change[]> {
  const changes = items
    .map((before) => ({ kind, before, after: { ...renamed(before), updated_at: at.toISOString() } }))
    .filter(({ before, after }) => hashOfKind(kind)(after) !== before.content_hash)
  const broken = changes.find(({ before, after }) => hasOutgrown(kind, before, after))
  if (broken) {
    const detail = `With this name, "${broken.after.name}" would hold something that it may not`
    throw refuse('INVALID_JSON_ERROR', detail, { field: ['data', 'attributes', 'name'] })
  }
  await updateItems(
    tx,
    kind,
    siteId,
    changes.map(({ after }) => after as ItemOf[K] & Dates),
  )
  return changes as Change[]
}

/**
 * An item as it was at another time, with references to variables under their present names. Refuses an item that they
 * make longer than it may be.
 */
export function underPresentNames<K extends 'tag' | 'variable'>(
  kind: K,
  item: ItemOf[K] & Dates,
  names: ReadonlyMap<string, string>,
): ItemOf[K] & Dates {
  const { rename } = REFERRING[kind] as {
    rename: (item: ItemOf[K] & Dates, names: ReadonlyMap<string, string>) => ItemOf[K] & Dates
  }
  const renamed = rename(item, names)
  if (!hasOutgrown(kind, item, renamed)) return renamed
  const detail = `With the present names of its variables, "${item.name}" would hold something that it may not`
  throw refuse('INVALID_JSON_ERROR', detail)
}

/** Whether an item holds more than it may only since references in it were renamed. */
export function hasOutgrown<K extends 'tag' | 'variable'>(kind: K, before: ItemOf[K], renamed: ItemOf[K]): boolean {
  const { fits } = REFERRING[kind] as { fits: (item: ItemOf[K]) => boolean }
  return fits(before) && !fits(renamed)
}

/** A variable with the references in its value and options renamed. */
export const renamedVariable = <T extends VariableContent>(variable: T, names: ReadonlyMap<string, string>): T => ({
  ...variable,
  value: renameReferencesIn(variable.value, names),
  options: renameReferencesIn(variable.options, names),
})

/** A tag with the references in its code and options renamed. */
export const renamedTag = <T extends TagContent>(tag: T, names: ReadonlyMap<string, string>): T => ({
  ...tag,
  code: renameReferencesIn(tag.code, names),
  template_options: renameReferencesIn(tag.template_options, names),
})

/** Ids of items whose texts contain a name at all: few, so that a large site is not read whole for a rename. */
async function mentioning({ tx, siteId }: Draft, table: 'tags' | 'variables', name: string): Promise<string[]> {
  // Inside JSON text a name is written with escapes, so it is looked for as JSON writes it.
  const inJson = (column: SQL) => sql`strpos(${column}::text, trim(both '"' from to_jsonb(${name}::text)::text)) > 0`
  const where =
    table === 'tags'
      ? sql`strpos(code, ${name}) > 0 or ${inJson(sql`template_options`)}`
      : sql`strpos(value, ${name}) > 0 or ${inJson(sql`options`)}`
  const rows = await rowsOf<{ id: string }>(
    tx,
    sql`select id from ${sql.raw(table)} where site_id = ${siteId}::uuid and (${where})`,
  )
  return rows.map((row) => row.id)
}

function tagFits(tag: TagContent): boolean {
  const { template } = templateRules(tag)
  const optionsFit = !template || 'options' in checkOptions(template, tag.template_options)
  return optionsFit && (tag.code ?? '').length <= CODE_LIMIT
}

const variableFits = ({ variable_type, value, options }: VariableContent): boolean =>
  variable_type === 'abandoned' || readVariableContent(variable_type as VariableType, { value, options }).success

const REFERRING = {
  tag: { rename: renamedTag, fits: tagFits },
  variable: { rename: renamedVariable, fits: variableFits },
}
