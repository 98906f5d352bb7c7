import { CODE_LIMIT } from '@waymark/domain/tag'
import { readVariableContent, type VariableType } from '@waymark/domain/variable'
import { renameReferencesIn } from '@waymark/domain/variable/reference'
import { type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '#database/database.ts'
import { Refused, refuse } from '#http/refusal.ts'
import type { HeldDraft } from '#versions/change-draft.ts'
import type { Change } from '#versions/changelog-content.ts'
import { contentHash, type TagContent, type VariableContent } from '../content.ts'
import { readTags, readVariables } from '../read-items.ts'
import { checkOptions, templateRules } from '../tags/template-rules.ts'
import { writeTags, writeVariables } from '../write-items.ts'

/**
 * Rewrites every reference to a variable in the draft after its name has changed, and tells which items that changed.
 * Refuses the new name when it would make something longer than it may be.
 */
export async function renameReferences(
  held: HeldDraft,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<Change[]> {
  const { tx, siteId } = held
  const names = new Map([[from, to]])
  const updated_at = held.at.toISOString()
  const tags = (await readTags(tx, siteId, await mentioning(held, 'tags', from)))
    .map((before) => ({ before, after: { ...renamedTag(before, names), updated_at } }))
    .filter(({ before, after }) => contentHash.tag(after) !== before.content_hash)
  const variables = (await readVariables(tx, siteId, await mentioning(held, 'variables', from)))
    .filter((variable) => variable.id !== id)
    .map((before) => ({ before, after: { ...renamedVariable(before, names), updated_at } }))
    .filter(({ before, after }) => contentHash.variable(after) !== before.content_hash)
  for (const { before, after } of tags) if (tagFits(before) && !tagFits(after)) throw tooLong(after)
  for (const { before, after } of variables) if (variableFits(before) && !variableFits(after)) throw tooLong(after)
  await writeTags(
    tx,
    siteId,
    tags.map(({ after }) => after),
  )
  await writeVariables(
    tx,
    siteId,
    variables.map(({ after }) => after),
  )
  return [
    ...tags.map((change): Change => ({ kind: 'tag', ...change })),
    ...variables.map((change): Change => ({ kind: 'variable', ...change })),
  ]
}

/** The same variable with references in its own value and options renamed. */
export const renamedVariable = <T extends VariableContent>(variable: T, names: ReadonlyMap<string, string>): T => ({
  ...variable,
  value: renameReferencesIn(variable.value, names),
  options: renameReferencesIn(variable.options, names),
})

const renamedTag = <T extends TagContent>(tag: T, names: ReadonlyMap<string, string>): T => ({
  ...tag,
  code: renameReferencesIn(tag.code, names),
  template_options: renameReferencesIn(tag.template_options, names),
})

/** Ids of items in whose texts a name stands at all: few, so that a large site is not read whole for a rename. */
async function mentioning({ tx, siteId }: HeldDraft, table: 'tags' | 'variables', name: string): Promise<string[]> {
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

const tooLong = ({ name }: { name: string }) =>
  new Refused(
    refuse('INVALID_JSON_ERROR', `With this name, "${name}" would hold something that it may not`, {
      pointer: '/data/attributes/name',
    }),
  )
