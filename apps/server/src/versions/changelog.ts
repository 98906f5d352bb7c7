import { ITEM_KINDS } from '@waymark/domain/resource'
import { builtInById } from '@waymark/domain/variable/built-in'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { insertRows } from '#database/insert-rows.ts'
import { isOneOf } from '#database/list.ts'
import {
  type Author,
  type Content,
  type ItemOf,
  type Kind,
  LIST,
  type SequencedTagContent,
  type TagContent,
  type TriggerContent,
  type VariableContent,
} from '#database/tables/content.ts'
import { changelogEntries, tags, triggers, variables } from '#database/tables/index.ts'
import { annotationsOf } from '#items/annotations.ts'
import { hashOfKind, tagAttributes, variableAttributes } from '#items/content-hash.ts'
import { type Change, changeTypeOf, type NamedVariable, type Names } from '#items/draft.ts'
import { sequencedIds, triggerIds } from '#items/firing.ts'

/** What the entries of one call have in common. */
interface EntryContext {
  siteId: string
  versionId: string
  at: Date
  author: Author
  newId(): string
}

const COLUMNS = {
  id: 'uuid',
  change_type: 'text',
  resource_type: 'text',
  resource_id: 'uuid',
  resource_name: 'text',
  before_content: 'jsonb',
  after_content: 'jsonb',
}

/** Writes one changelog entry per changed item, with the full content before and after, in one statement. */
export async function recordChanges(
  tx: Database,
  { siteId, versionId, at, author, newId }: EntryContext,
  changes: readonly Change[],
  names: { before: Names; after: Names },
): Promise<void> {
  const rows = changes.map((change) => {
    const { kind, before, after } = change
    return {
      id: newId(),
      change_type: changeTypeOf(change),
      resource_type: kind,
      resource_id: (after ?? before)?.id,
      resource_name: (after ?? before)?.name,
      before_content: entryContent(kind, before, names.before),
      after_content: entryContent(kind, after, names.after),
    }
  })
  const common = {
    version_id: sql`${versionId}::uuid`,
    created_at: sql`${at.toISOString()}::timestamptz`,
    author_id: sql`${author.id}::uuid`,
    author_email: sql`${author.email}::text`,
  }
  await insertRows(tx, 'changelog_entries', { siteId, columns: COLUMNS, rows, common })
}

/** Writes to the changelog of the published version that one of its tags was stopped or resumed. */
export async function recordStop(
  tx: Database,
  { siteId, versionId, at, author, newId }: EntryContext,
  { tag, published, isStopped }: { tag: TagContent; published: Content; isStopped: boolean },
): Promise<void> {
  const content = entryContent('tag', tag, namesIn(published))
  await tx.insert(changelogEntries).values({
    id: newId(),
    siteId,
    versionId,
    createdAt: at,
    authorId: author.id,
    authorEmail: author.email,
    changeType: 'edit',
    resourceType: 'tag',
    resourceId: tag.id,
    resourceName: tag.name,
    beforeContent: { ...content, is_stopped: !isStopped },
    afterContent: { ...content, is_stopped: isStopped },
  })
}

/** The full content of an item as the changelog keeps it, with the names of what it refers to; `{}` for no item. */
export function entryContent(kind: Kind, item: ItemOf[Kind] | null, names: Names) {
  if (item === null) return {}
  if (kind === 'variable') return variableAttributes(item as VariableContent)
  return kind === 'tag' ? tagEntry(item as TagContent, names) : triggerEntry(item as TriggerContent, names)
}

function tagEntry(tag: TagContent, names: Names) {
  const { blocking_triggers, setup_tag, cleanup_tag } = tag
  const trigger = (id: string) => ({ trigger_id: id, name: names.trigger(id) ?? null })
  const sequenced = ({ id, stop_on_failure }: SequencedTagContent) => ({
    tag_id: id,
    name: names.tag(id) ?? null,
    stop_on_failure,
  })
  return {
    ...tagAttributes(tag),
    ...(setup_tag && { setup_tag: sequenced(setup_tag) }),
    ...(cleanup_tag && { cleanup_tag: sequenced(cleanup_tag) }),
    triggers: tag.triggers.map(trigger),
    ...(blocking_triggers && { blocking_triggers: blocking_triggers.map(trigger) }),
  }
}

const triggerEntry = (trigger: TriggerContent, names: Names) => ({
  name: trigger.name,
  trigger_type: trigger.trigger_type,
  ...annotationsOf(trigger),
  conditions: trigger.conditions.map(({ variable_id, ...condition }) => ({
    ...condition,
    variable: names.variable(variable_id) ?? { variable_id, name: null, variable_type: null, value: null, options: {} },
  })),
  triggers: trigger.triggers.map(({ id, firing_threshold }) => ({
    trigger_id: id,
    name: names.trigger(id) ?? null,
    firing_threshold,
  })),
})

/** One change per item that is not the same in both contents: what was added or edited first, then what is deleted. */
export const differences = (before: Content, after: Content): Change[] =>
  ITEM_KINDS.flatMap((kind) => {
    const hash = hashOfKind(kind)
    const [old, now]: (readonly ItemOf[Kind][])[] = [before[LIST[kind]], after[LIST[kind]]]
    const previous = new Map(old?.map((item) => [item.id, item]))
    const kept = new Set(now?.map((item) => item.id))
    const changed = (now ?? []).flatMap((item) => {
      const was = previous.get(item.id) ?? null
      return was && hash(was) === hash(item) ? [] : [{ kind, before: was, after: item } as Change]
    })
    const deleted = (old ?? []).filter((item) => !kept.has(item.id))
    return [...changed, ...deleted.map((item) => ({ kind, before: item, after: null }) as Change)]
  })

/** Names of what some items of the draft refer to, read from the draft as it is now. */
export async function namesFor(tx: Database, siteId: string, changes: readonly Change[]): Promise<Names> {
  const wanted = { tags: new Set<string>(), triggers: new Set<string>(), variables: new Set<string>() }
  for (const item of changes.flatMap(({ before, after }) => [before, after])) {
    if (item === null || !('triggers' in item)) continue
    if ('conditions' in item) {
      for (const { id } of item.triggers) wanted.triggers.add(id)
      for (const { variable_id } of item.conditions) wanted.variables.add(variable_id)
    } else {
      for (const id of triggerIds(item)) wanted.triggers.add(id)
      for (const id of sequencedIds(item)) wanted.tags.add(id)
    }
  }
  const isWanted = (table: typeof tags | typeof triggers | typeof variables, ids: ReadonlySet<string>) =>
    and(eq(table.siteId, siteId), isOneOf(table.id, [...ids]))
  const namedRows = async (table: typeof tags | typeof triggers, ids: ReadonlySet<string>) =>
    ids.size === 0 ? [] : tx.select({ id: table.id, name: table.name }).from(table).where(isWanted(table, ids))
  const variableRows =
    wanted.variables.size === 0 ? [] : await tx.select().from(variables).where(isWanted(variables, wanted.variables))
  return namesIn({
    tags: await namedRows(tags, wanted.tags),
    triggers: await namedRows(triggers, wanted.triggers),
    variables: variableRows.map((row) => ({ ...row, variable_type: row.variableType })),
  })
}

type Named = readonly { id: string; name: string }[]

/** The names that items have, such as those of a version. */
export function namesIn(items: { tags: Named; triggers: Named; variables: readonly VariableContent[] }): Names {
  const tagNames = new Map(items.tags.map(({ id, name }) => [id, name]))
  const triggerNames = new Map(items.triggers.map(({ id, name }) => [id, name]))
  const byId = new Map(items.variables.map((variable) => [variable.id, variable]))
  return {
    tag: (id) => tagNames.get(id),
    trigger: (id) => triggerNames.get(id),
    variable: (id) => named(byId.get(id)) ?? namedBuiltIn(id),
  }
}

function named(variable: VariableContent | undefined): NamedVariable | undefined {
  if (!variable) return undefined
  const { id, name, variable_type, value, options } = variable
  return { variable_id: id, name, variable_type, value, options }
}

function namedBuiltIn(id: string): NamedVariable | undefined {
  const builtIn = builtInById(id)
  return builtIn && { variable_id: id, name: builtIn.name, variable_type: builtIn.collector, value: null, options: {} }
}
