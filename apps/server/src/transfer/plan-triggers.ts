import { isAudienceMatcher } from '@waymark/domain/condition'
import { freeName } from '@waymark/domain/copy'
import { mayAddTriggerType, type TriggerType } from '@waymark/domain/trigger'
import type { ConditionContent, Items, TriggerContent } from '#database/tables/content.ts'
import { comparableTrigger } from './equality.ts'
import type { AddedLine, PlanOptions, SkippedLine, Target } from './plan-types.ts'
import type { PlannedVariables } from './plan-variables.ts'

export interface PlannedTriggers {
  add: TriggerContent[]
  lines: (AddedLine | SkippedLine)[]
  /** Source id → id in the target; a trigger that was left out is missing. */
  idOf: ReadonlyMap<string, string>
}

/** Decides the same for triggers; groups come last, since they are made of the others. */
export function planTriggers(
  items: Items['triggers'],
  target: Target,
  variables: Pick<PlannedVariables, 'idOf'>,
  options: PlanOptions,
): PlannedTriggers {
  const present = new Map(target.namesakes.triggers.map((trigger) => [trigger.name, trigger]))
  const taken = new Set([...target.names.trigger, ...items.map((trigger) => trigger.name)])
  if (options.chosen) taken.add(options.chosen.name)
  const idOf = new Map<string, string>()
  const add: TriggerContent[] = []
  const isMetaSite = target.kind === 'meta-site'

  const lines = groupsLast(items).map((trigger): AddedLine | SkippedLine => {
    const line = { kind: 'trigger' as const, source_id: trigger.id, source_name: trigger.name }
    if (!mayAddTriggerType(trigger.trigger_type as TriggerType, { isMetaSite }).allowed) {
      return { ...line, errors: ['TEMPLATE_NOT_ALLOWED_ERROR'] }
    }
    const translated = translate(trigger)
    const chosen = trigger.id === options.chosen?.id ? options.chosen : undefined
    const namesake = chosen ? undefined : present.get(trigger.name)
    if (namesake && comparableTrigger(namesake) === comparableTrigger(translated)) {
      idOf.set(trigger.id, namesake.id)
      return { ...line, target_id: namesake.id, target_name: trigger.name, is_renamed: false, is_reused: true }
    }
    const free = namesake ? freeName(trigger.name, (name) => taken.has(name)) : trigger.name
    const target_name = chosen?.name ?? free
    const target_id = chosen?.target_id ?? options.newId()
    taken.add(target_name)
    idOf.set(trigger.id, target_id)
    add.push({ ...translated, id: target_id, name: target_name })
    return { ...line, target_id, target_name, is_renamed: namesake !== undefined, is_reused: false }
  })
  return { add, lines, idOf }

  function translate(trigger: TriggerContent): TriggerContent {
    return {
      ...trigger,
      conditions: trigger.conditions.map(translateCondition),
      triggers: trigger.triggers.flatMap((member) => {
        const id = idOf.get(member.id)
        return id === undefined ? [] : [{ ...member, id }]
      }),
    }
  }
  // A condition whose variable is not on the list tests a built-in variable, or one that has vanished: either id stays.
  function translateCondition(condition: ConditionContent): ConditionContent {
    const isLost = isMetaSite && isAudienceMatcher(condition.condition_type)
    return {
      ...condition,
      variable_id: variables.idOf.get(condition.variable_id) ?? condition.variable_id,
      condition_type: isLost ? 'abandoned' : condition.condition_type,
    }
  }
}

const groupsLast = (items: Items['triggers']) => [
  ...items.filter((trigger) => trigger.trigger_type !== 'trigger_group'),
  ...items.filter((trigger) => trigger.trigger_type === 'trigger_group'),
]
