import { withConditionIds } from '@waymark/domain/condition'
import { type Content, KINDS, LIST } from '#items/content.ts'
import { addItems } from '#items/write-items.ts'
import type { HeldDraft } from '#versions/change-draft.ts'
import type { Change } from '#versions/changelog-content.ts'
import type { Items, SummaryLine } from './items.ts'

/** Writes planned items into the draft that is held, each with a changelog entry of its own. */
export async function writePlan(held: HeldDraft, items: Items): Promise<void> {
  const at = held.at.toISOString()
  const dated = <T extends object>(item: T) => ({ ...item, created_at: at, updated_at: at })
  const content: Content = {
    tags: items.tags.map(dated),
    triggers: items.triggers.map((trigger) => dated({ ...trigger, conditions: withNewIds(trigger) })),
    variables: items.variables.map(dated),
  }
  await addItems(held.tx, held.siteId, content)
  await held.record(
    KINDS.flatMap((kind) => content[LIST[kind]].map((item) => ({ kind, before: null, after: item }) as Change)),
  )
}

// Ids of conditions belong to their trigger: a copy gets ids of its own.
const withNewIds = ({ id, conditions }: Items['triggers'][number]) =>
  withConditionIds(
    id,
    conditions.map((condition) => ({ ...condition, condition_id: '' })),
  )

/** The summary of an operation that takes items in: one list for each kind. */
export const summaryOf = (lines: readonly SummaryLine[]) =>
  Object.fromEntries(
    KINDS.map((kind) => [
      LIST[kind],
      lines.filter((line) => line.kind === kind).map(({ kind: _, ...line }) => named(kind, line)),
    ]),
  )

// Clients read ids under either name.
const named = (kind: string, line: Omit<SummaryLine, 'kind'>) => ({
  [`source_${kind}_id`]: line.source_id,
  ...('target_id' in line && { [`target_${kind}_id`]: line.target_id }),
  ...line,
})
