import { isAudienceMatcher } from '@waymark/domain/condition'
import { mayAddTriggerType, type TriggerType } from '@waymark/domain/trigger'
import type { ConditionContent, Items, TriggerContent } from '#database/tables/content.ts'
import { comparableTrigger } from './equality.ts'
import { planItems } from './plan-items.ts'
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
  const planned = planItems('trigger', items, target.namesakes.triggers, target, options)
  const idOf = new Map<string, string>()
  const isMetaSite = target.kind === 'meta-site'

  const lines = groupsLast(items).map((trigger): AddedLine | SkippedLine => {
    if (!mayAddTriggerType(trigger.trigger_type as TriggerType, { isMetaSite }).allowed) {
      return planned.skip(trigger, ['TEMPLATE_NOT_ALLOWED_ERROR'])
    }
    const translated = translate(trigger)
    const isSame = (namesake: TriggerContent) => comparableTrigger(namesake) === comparableTrigger(translated)
    const line = planned.reuse(trigger, isSame) ?? planned.place(trigger, translated)
    idOf.set(trigger.id, line.target_id)
    return line
  })
  return { add: planned.add, lines, idOf }

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
