import type { Condition, NamedCondition } from '../condition/index.ts'
import { BUILT_INS } from '../variable/built-in/index.ts'
import { EVENT_NAMES, VALID_EVENT_NAMES } from './event-names.gen.ts'
import type { TriggerType } from './trigger.ts'

/** The names of events by stored trigger type, however it comes. */
const named = (names: Readonly<Record<string, string>>, triggerType: string): string | undefined =>
  Object.hasOwn(names, triggerType) ? names[triggerType] : undefined

/** The name of the event of a trigger type, if it has one of its own: an event trigger and a group have none. */
export const eventNameOf = (triggerType: string): string | undefined => named(EVENT_NAMES, triggerType)

/** A trigger of a list, with its first conditions. */
interface BriefTrigger {
  readonly type: TriggerType
  readonly conditions: readonly Pick<NamedCondition, 'variable_id' | 'condition_type' | 'value'>[]
  readonly conditionCount: number
}

/**
 * The events on which a trigger can be met; undefined if its first conditions do not say so: for a group, for an event trigger
 * whose name is a pattern, and for triggers about audiences, which are checked again when the audiences are known.
 */
export function eventsOfTrigger({ type, conditions, conditionCount }: BriefTrigger): readonly string[] | undefined {
  if (type === 'trigger_group' || type === 'cdp_audience_detection') return undefined
  if (type === 'event') {
    const naming = conditions.find(({ variable_id }) => variable_id === BUILT_INS.event.id)
    return naming?.condition_type === 'equals' && naming.value ? [naming.value] : undefined
  }
  const known = eventNameOfTrigger({ trigger_type: type, conditions })
  const checked = conditionCount > conditions.length ? named(VALID_EVENT_NAMES, type) : undefined
  return [known, checked].filter((name) => name !== undefined)
}

/** The id of the condition on the event that the type of a trigger implies. */
export const eventConditionId = (triggerId: string): string => `event:${triggerId}`

/** The name of the event of a trigger, which is another one if it checks validation. */
export function eventNameOfTrigger(trigger: {
  readonly trigger_type: string
  readonly conditions: readonly Pick<Condition, 'variable_id'>[]
}): string | undefined {
  const { trigger_type, conditions } = trigger
  const isChecked = conditions.some(({ variable_id }) => variable_id === BUILT_INS.defaultPrevented.id)
  return (isChecked ? named(VALID_EVENT_NAMES, trigger_type) : undefined) ?? eventNameOf(trigger_type)
}
