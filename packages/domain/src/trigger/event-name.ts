import type { Condition, NamedCondition } from '../condition/index.ts'
import { BUILT_INS } from '../variable/built-in/index.ts'
import type { TriggerType } from './trigger.ts'

/** The event of each trigger type. An event trigger has its own event name, a group the events of its members. */
const EVENT_NAMES: Readonly<Record<Exclude<TriggerType, 'event' | 'trigger_group'>, string>> = {
  page_view: 'waymark.pageView',
  dom_ready: 'waymark.domReady',
  page_load: 'waymark.pageLoad',
  click: 'waymark.click',
  capturing_click: 'waymark.capturingClick',
  form_submission: 'waymark.formSubmit',
  page_scroll: 'waymark.scroll',
  leave_content: 'waymark.leaveContent',
  time_on_website: 'waymark.timer',
  history: 'waymark.history',
  debounced_history: 'waymark.debouncedHistory',
  element_presence: 'waymark.elementPresence',
  cdp_audience_detection: 'waymark.audiencesFetched',
  element_visibility: 'waymark.elementVisibility',
  timer: 'waymark.interval',
  javascript_error: 'waymark.javascriptError',
}

/** The name of the event of a trigger type, if it has one. */
export const eventNameOf = (triggerType: string): string | undefined =>
  Object.hasOwn(EVENT_NAMES, triggerType) ? EVENT_NAMES[triggerType as keyof typeof EVENT_NAMES] : undefined

/** The events of clicks and forms that the page has not prevented. */
const VALID_EVENTS: Readonly<Record<string, string>> = {
  click: 'waymark.validClick',
  form_submission: 'waymark.validFormSubmit',
}

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
  const checked = conditionCount > conditions.length ? VALID_EVENTS[type] : undefined
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
  return (isChecked ? VALID_EVENTS[trigger_type] : undefined) ?? eventNameOf(trigger_type)
}
