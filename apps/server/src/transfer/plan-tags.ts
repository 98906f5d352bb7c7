import { freeName } from '@waymark/domain/copy'
import { hasFlightDates, hasSchedule, mayLink, type WireTemplate } from '@waymark/domain/tag'
import type { TriggerType } from '@waymark/domain/trigger'
import type { Items, SequencedTagContent, TagContent } from '#database/tables/content.ts'
import { sequencedIds, triggerIds, withFiring } from '#items/firing.ts'
import { templateRefusal } from '#items/tags/rules.ts'
import { renamedTag } from '#items/variables/references.ts'
import { comparableTag } from './equality.ts'
import type { PlannedTriggers } from './plan-triggers.ts'
import type { AddedLine, PlanOptions, SkippedLine, Target } from './plan-types.ts'
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
  const present = new Map(target.namesakes.tags.map((tag) => [tag.name, tag]))
  const taken = new Set([...target.names.tag, ...items.map((tag) => tag.name)])
  if (options.chosen) taken.add(options.chosen.name)
  const templates = new Set(target.templates)
  const keepsPriority =
    options.priorities === 'keep' || (options.priorities === 'keep unless the target has some' && !target.isPrioritized)
  const add: TagContent[] = []
  const byId = new Map(items.map((tag) => [tag.id, tag]))
  const planned = new Map<string, AddedLine | SkippedLine>()
  for (const tag of items) planInOrder(tag)
  return { add, lines: items.flatMap(({ id }) => planned.get(id) ?? []) }

  /** Tags before and after others come first: what links to them needs their ids. */
  function planInOrder(tag: TagContent): void {
    if (planned.has(tag.id)) return
    for (const id of sequencedIds(tag)) {
      const other = byId.get(id)
      if (other) planInOrder(other)
    }
    planned.set(tag.id, plan(tag))
  }
  function plan(tag: TagContent): AddedLine | SkippedLine {
    const line = { kind: 'tag' as const, source_id: tag.id, source_name: tag.name }
    const unchanged = translate(tag)
    const incoming = { ...unchanged, priority: keepsPriority ? tag.priority : 0 }
    const chosen = tag.id === options.chosen?.id ? options.chosen : undefined
    const namesake = chosen ? undefined : present.get(tag.name)
    // A tag that lost its priority on the way in the first time is the same tag the second time.
    if (namesake && [unchanged, incoming].some((version) => comparableTag(version) === comparableTag(namesake))) {
      return { ...line, target_id: namesake.id, target_name: tag.name, is_renamed: false, is_reused: true }
    }
    const errors = refusals(tag)
    if (errors.length > 0) return { ...line, errors }

    const free = namesake ? freeName(tag.name, (name) => taken.has(name)) : tag.name
    const target_name = chosen?.name ?? free
    const target_id = chosen?.target_id ?? options.newId()
    taken.add(target_name)
    templates.add(tag.template)
    add.push({ ...incoming, id: target_id, name: target_name })
    return { ...line, target_id, target_name, is_renamed: namesake !== undefined, is_reused: false }
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
    const line = link && planned.get(link.id)
    return line && 'target_id' in line ? { ...link, id: line.target_id } : null
  }
  function refusals(tag: TagContent): string[] {
    const refused = templateRefusal(tag.template, { kind: target.kind, present: [...templates] })
    if (refused) return [refused.code]
    const template = tag.template as WireTemplate
    const isLinkable = (id: string) => mayLink(template, typeOf.get(id) as TriggerType).allowed
    const fits = (hasSchedule(template) || !hasFlightDates(tag.scheduler)) && triggerIds(tag).every(isLinkable)
    return fits ? [] : ['INVALID_JSON_ERROR']
  }
}
