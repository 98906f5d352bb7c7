import type { ConditionContent, TriggerContent } from '../versions/content.ts'
import { freeName } from '../versions/free-name.ts'
import type { Items, LeftOut, Manner, Taken, Target } from './items.ts'
import { triggerLikeness } from './likeness.ts'
import type { PlannedVariables } from './plan-variables.ts'

export interface PlannedTriggers {
  add: TriggerContent[]
  lines: (Taken | LeftOut)[]
  /** Source id → id in the target; a trigger that was left out is missing. */
  idOf: ReadonlyMap<string, string>
}

const AUDIENCE = new Set(['visitor_belongs_to', 'visitor_not_belongs_to'])

/** Decides the same for triggers; groups come last, since they are made of the others. */
export function planTriggers(
  items: Items['triggers'],
  target: Target,
  variables: Pick<PlannedVariables, 'idOf'>,
  manner: Manner,
): PlannedTriggers {
  const present = new Map(target.content.triggers.map((trigger) => [trigger.name, trigger]))
  const taken = new Set([...present.keys(), ...items.map((trigger) => trigger.name)])
  const idOf = new Map<string, string>()
  const add: TriggerContent[] = []
  const lines: (Taken | LeftOut)[] = []
  const inOrder = [
    ...items.filter((trigger) => trigger.trigger_type !== 'trigger_group'),
    ...items.filter((trigger) => trigger.trigger_type === 'trigger_group'),
  ]

  const chosenName = items.some((trigger) => trigger.id === manner.chosen?.id) ? manner.chosen?.name : undefined
  if (chosenName) taken.add(chosenName)

  for (const trigger of inOrder) {
    if (target.kind === 'meta-site' && trigger.trigger_type === 'cdp_audience_detection') {
      const errors = ['TEMPLATE_NOT_ALLOWED_ERROR']
      lines.push({ kind: 'trigger', source_id: trigger.id, source_name: trigger.name, errors })
      continue
    }
    const isChosen = trigger.id === manner.chosen?.id
    const translated = translate(trigger)
    const namesake = isChosen ? undefined : present.get(trigger.name)
    const isThere = namesake !== undefined && triggerLikeness(namesake) === triggerLikeness(translated)
    const name = isChosen
      ? (chosenName ?? trigger.name)
      : namesake && !isThere
        ? freeName(trigger.name, (candidate) => taken.has(candidate))
        : trigger.name
    taken.add(name)
    const target_id = isThere ? namesake.id : manner.newId()
    idOf.set(trigger.id, target_id)
    if (!isThere) add.push({ ...translated, id: target_id, name })
    lines.push({
      kind: 'trigger',
      source_id: trigger.id,
      target_id,
      source_name: trigger.name,
      target_name: name,
      is_renamed: !isChosen && name !== trigger.name,
    })
  }
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
    const kept = target.kind === 'meta-site' && AUDIENCE.has(condition.condition_type)
    return {
      ...condition,
      variable_id: variables.idOf.get(condition.variable_id) ?? condition.variable_id,
      condition_type: kept ? 'abandoned' : condition.condition_type,
    }
  }
}
