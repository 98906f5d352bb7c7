import { withConditionIds } from '@waymark/domain/condition'
import { ITEM_KINDS } from '@waymark/domain/resource'
import { and, eq, gt, sql } from 'drizzle-orm'
import { rowsOf } from '#database/database.ts'
import { type Content, type Items, type Kind, LIST } from '#database/tables/content.ts'
import { tags } from '#database/tables/index.ts'
import type { Change, Draft } from '#items/draft.ts'
import { readItems } from '#items/read-rows.ts'
import { addItems } from '#items/write-rows.ts'
import type { SummaryLine, Target } from './plan-types.ts'

/** Reads what a plan needs of the target: all names, but whole items only where names are equal. */
export async function readTarget({ tx, siteId, siteKind }: Draft, items: Items): Promise<Target> {
  const ids: Record<Kind, string[]> = { tag: [], trigger: [], variable: [] }
  const names: Record<Kind, Set<string>> = { tag: new Set(), trigger: new Set(), variable: new Set() }
  for (const kind of ITEM_KINDS) {
    const incoming = new Set(items[LIST[kind]].map((item) => item.name))
    const rows = await rowsOf<{ id: string; name: string }>(
      tx,
      sql`select id, name from ${sql.raw(LIST[kind])} where site_id = ${siteId}::uuid`,
    )
    for (const { id, name } of rows) {
      names[kind].add(name)
      if (incoming.has(name)) ids[kind].push(id)
    }
  }
  const templates = await tx.selectDistinct({ template: tags.template }).from(tags).where(eq(tags.siteId, siteId))
  return {
    kind: siteKind,
    names,
    namesakes: {
      tags: await readItems.tag(tx, siteId, ids.tag),
      triggers: await readItems.trigger(tx, siteId, ids.trigger),
      variables: await readItems.variable(tx, siteId, ids.variable),
    },
    templates: new Set(templates.map((row) => row.template)),
    isPrioritized: (await tx.$count(tags, and(eq(tags.siteId, siteId), gt(tags.priority, 0)))) > 0,
  }
}

/** Writes planned items into the locked draft, each with a changelog entry of its own. */
export async function writePlan(draft: Draft, items: Items): Promise<void> {
  const at = draft.at.toISOString()
  const dated = <T extends object>(item: T) => ({ ...item, created_at: at, updated_at: at })
  const content: Content = {
    tags: items.tags.map(dated),
    triggers: items.triggers.map((trigger) => dated({ ...trigger, conditions: withNewIds(trigger) })),
    variables: items.variables.map(dated),
  }
  await addItems(draft.tx, draft.siteId, content)
  await draft.record(
    ITEM_KINDS.flatMap((kind) => content[LIST[kind]].map((item) => ({ kind, before: null, after: item }) as Change)),
  )
}

// Ids of conditions belong to their trigger: a copy gets ids of its own.
const withNewIds = ({ id, conditions }: Items['triggers'][number]) =>
  withConditionIds(
    id,
    conditions.map((condition) => ({ ...condition, condition_id: '' })),
  )

/** The summary of an operation that adds items: one list for each kind. */
export const transferSummary = (lines: readonly SummaryLine[]) =>
  Object.fromEntries(
    ITEM_KINDS.map((kind) => [
      LIST[kind],
      lines.filter((line) => line.kind === kind).map(({ kind: _, ...line }) => withKindIds(kind, line)),
    ]),
  )

/** How many items of each kind were added, were there already, and were left out. */
export function countsOf(lines: readonly SummaryLine[]) {
  const count = (kind: Kind) => {
    const own = lines.filter((line) => line.kind === kind)
    const there = own.flatMap((line) => ('target_id' in line ? line : []))
    const reused = there.filter((line) => line.is_reused).length
    return { added: there.length - reused, reused, skipped: own.length - there.length }
  }
  return { tags: count('tag'), triggers: count('trigger'), variables: count('variable') }
}

// Clients read ids under either name.
const withKindIds = (kind: Kind, line: Omit<SummaryLine, 'kind'>) => ({
  [`source_${kind}_id`]: line.source_id,
  ...('target_id' in line && { [`target_${kind}_id`]: line.target_id }),
  ...line,
})
