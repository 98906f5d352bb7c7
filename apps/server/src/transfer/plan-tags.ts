import { hasFlightDates, hasSchedule, mayLink, templateRefusal, type WireTemplate } from '@waymark/domain/tag'
import type { TriggerType } from '@waymark/domain/trigger'
import type { Items, SequencedTagContent, TagContent } from '#database/tables/content.ts'
import { sequencedIds, triggerIds, withFiring } from '#items/firing.ts'
import { hasOutgrown, renamedTag } from '#items/variables/references.ts'
import { comparableTag } from './equality.ts'
import { planItems } from './plan-items.ts'
import type { PlannedTriggers } from './plan-triggers.ts'
import { type AddedLine, OUTGROWN, type PlanOptions, type SkippedLine, type Target } from './plan-types.ts'
import type { PlannedVariables } from './plan-variables.ts'

interface PlannedTags {
  add: TagContent[]
  lines: (AddedLine | SkippedLine)[]
}

/** What was decided about the items that tags refer to, and the types of the triggers where they come from. */
interface LinkedItems {
  variables: Pick<PlannedVariables, 'renames'>
  triggers: Pick<PlannedTriggers, 'idOf'>
  typeOf: ReadonlyMap<string, string>
}

/** Decides the same for tags, and leaves out those that may not be there or may not be there twice. */
export function planTags(
  items: Items['tags'],
  target: Target,
  { variables, triggers, typeOf }: LinkedItems,
  options: PlanOptions,
): PlannedTags {
  const planned = planItems('tag', items, target.namesakes.tags, target, options)
  const templates = new Set(target.templates)
  const keepsPriority =
    options.priorities === 'keep' || (options.priorities === 'keep unless the target has some' && !target.isPrioritized)
  const byId = new Map(items.map((tag) => [tag.id, tag]))
  const lines = new Map<string, AddedLine | SkippedLine>()
  for (const tag of items) planInOrder(tag)
  return { add: planned.add, lines: items.flatMap(({ id }) => lines.get(id) ?? []) }

  /** Tags before and after others come first: what links to them needs their ids. */
  function planInOrder(tag: TagContent): void {
    if (lines.has(tag.id)) return
    for (const id of sequencedIds(tag)) {
      const other = byId.get(id)
      if (other) planInOrder(other)
    }
    lines.set(tag.id, plan(tag))
  }
  function plan(tag: TagContent): AddedLine | SkippedLine {
    const unchanged = translate(tag)
    const incoming = { ...unchanged, priority: keepsPriority ? tag.priority : 0 }
    // A tag that lost its priority on the way in the first time is the same tag the second time.
    const versions = [unchanged, incoming].map(comparableTag)
    const reused = planned.reuse(tag, (namesake) => versions.includes(comparableTag(namesake)))
    if (reused) return reused
    const errors = refusals(tag, unchanged)
    if (errors.length > 0) return planned.skip(tag, errors)
    templates.add(tag.template)
    return planned.place(tag, incoming)
  }
  function translate(tag: TagContent): TagContent {
    const known = (ids: readonly string[] = []) => ids.flatMap((id) => triggers.idOf.get(id) ?? [])
    return withFiring(
      { ...renamedTag(tag, variables.renames), triggers: known(tag.triggers) },
      {
        blocking_triggers: known(tag.blocking_triggers),
        setup_tag: translateTag(tag.setup_tag),
        cleanup_tag: translateTag(tag.cleanup_tag),
      },
    )
  }
  function translateTag(link: SequencedTagContent | undefined): SequencedTagContent | null {
    const line = link && lines.get(link.id)
    return line && 'target_id' in line ? { ...link, id: line.target_id } : null
  }
  function refusals(tag: TagContent, translated: TagContent): string[] {
    if (variables.renames.size > 0 && hasOutgrown('tag', tag, translated)) return [OUTGROWN]
    const refused = templateRefusal(tag.template, { isMetaSite: target.kind === 'meta-site', present: [...templates] })
    if (refused) return [refused.code]
    const template = tag.template as WireTemplate
    const isLinkable = (id: string) => mayLink(template, typeOf.get(id) as TriggerType).allowed
    const fits = (hasSchedule(template) || !hasFlightDates(tag.scheduler)) && triggerIds(tag).every(isLinkable)
    return fits ? [] : ['INVALID_JSON_ERROR']
  }
}
