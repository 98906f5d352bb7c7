import { BUILT_INS } from '@waymark/domain/variable/built-in'
import type { ConditionItem, TriggerItem } from '../../compile/index.ts'
import { textOf, valueById } from './values.ts'
import { type EvaluatedEvent, type Home, triggerOf, type Visit } from './visit.ts'

const EVENTS: Readonly<Record<string, string>> = {
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

/** Whether a trigger waits until the page has let something happen. */
const checksValidation = ({ conditions }: TriggerItem): boolean =>
  conditions.some(({ variable_id }) => variable_id === BUILT_INS.defaultPrevented.id)

/** The event that a trigger waits for, where its type has one. */
export function eventOf(trigger: TriggerItem): string | undefined {
  if (checksValidation(trigger) && trigger.trigger_type === 'click') return 'waymark.validClick'
  if (checksValidation(trigger) && trigger.trigger_type === 'form_submission') return 'waymark.validFormSubmit'
  return EVENTS[trigger.trigger_type]
}

/** Whether the event of a trigger that is no group has come, and all its conditions are met. */
export function isMet(visit: Visit, now: EvaluatedEvent, home: Home, trigger: TriggerItem): boolean {
  const event = eventOf(trigger)
  if (event !== undefined && event !== now.name) return false
  if (event === undefined && !trigger.conditions.some(({ variable_id }) => variable_id === BUILT_INS.event.id)) {
    return false
  }
  return trigger.conditions.every((condition) => conditionOfTriggerMet(visit, now, home, trigger, condition))
}

/** Whether the conditions that start a timer are met. */
export function startsTimer(visit: Visit, now: EvaluatedEvent, home: Home, trigger: TriggerItem): boolean {
  return trigger.conditions.every((condition) => isTimer(condition) || conditionMet(visit, now, home, condition))
}

const isTimer = ({ variable_id }: ConditionItem) => variable_id === BUILT_INS.timerCount.id

/** A timer rings for its own trigger, and what started it counts as met when it rings. */
function conditionOfTriggerMet(
  visit: Visit,
  now: EvaluatedEvent,
  home: Home,
  trigger: TriggerItem,
  condition: ConditionItem,
): boolean {
  if (trigger.trigger_type === 'timer' && now.name === 'waymark.interval') {
    if (isTimer(condition)) return now.fields.timerId === trigger.id
    if (trigger.conditions.some((own) => isTimer(own) && own.options.start === 'conditions')) return true
  }
  return conditionMet(visit, now, home, condition)
}

/** Whether a trigger, or for a group one of its members, waits for events of that name. */
export function listensTo(now: EvaluatedEvent, home: Home, trigger: TriggerItem): boolean {
  if (trigger.trigger_type === 'trigger_group') {
    return trigger.triggers.some(({ id }) => {
      const member = triggerOf(home, id)
      return member !== undefined && listensTo(now, home, member)
    })
  }
  const event = eventOf(trigger)
  if (event !== undefined) return event === now.name
  const naming = trigger.conditions.find(({ variable_id }) => variable_id === BUILT_INS.event.id)
  return naming?.condition_type !== 'equals' || !naming.value || naming.value === now.name
}

/** How many conditions of a trigger are met; that its event has come is one of them. */
export function metConditions(visit: Visit, now: EvaluatedEvent, home: Home, trigger: TriggerItem): number {
  const met = trigger.conditions.filter((one) => conditionOfTriggerMet(visit, now, home, trigger, one)).length
  return eventOf(trigger) === now.name ? met + 1 : met
}

/** How often a trigger may fire a tag. */
export function multiplicityOf(trigger: TriggerItem): 'page' | 'session' | undefined {
  if (trigger.conditions.some(({ condition_type }) => condition_type === 'once_per_page_view')) return 'page'
  return trigger.conditions.some(({ condition_type }) => condition_type === 'once_per_session') ? 'session' : undefined
}

export function conditionMet(visit: Visit, now: EvaluatedEvent, home: Home, condition: ConditionItem): boolean {
  const found = valueById(visit, now, home, condition.variable_id)
  if (!found) return false
  const { value } = found
  const expected = condition.value ?? ''
  const isMissing = value === undefined || value === null
  const text = textOf(value)
  switch (condition.condition_type) {
    case 'contains':
      return !isMissing && text.includes(expected)
    case 'does_not_contain':
      return isMissing || !text.includes(expected)
    case 'starts_with':
      return !isMissing && text.startsWith(expected)
    case 'does_not_start_with':
      return isMissing || !text.startsWith(expected)
    case 'ends_with':
      return !isMissing && text.endsWith(expected)
    case 'does_not_end_with':
      return isMissing || !text.endsWith(expected)
    case 'equals':
      return !isMissing && text === expected
    case 'does_not_equal':
      return isMissing || text !== expected
    case 'regexp':
    case 'does_not_regexp': {
      let pattern: RegExp
      try {
        pattern = new RegExp(expected)
      } catch {
        return false
      }
      return (!isMissing && pattern.test(text)) === (condition.condition_type === 'regexp')
    }
    case 'is_true':
      return value === true || (typeof value === 'string' && /^true$/i.test(value))
    case 'is_false':
      return value === false || (typeof value === 'string' && /^false$/i.test(value))
    case 'is_set':
      return !isMissing
    case 'is_not_set':
      return isMissing
    case 'is_empty':
      return isEmpty(value)
    case 'is_not_empty':
      return !isEmpty(value)
    case 'matches':
    case 'does_not_match':
      return !!value && picked(value, expected) === (condition.condition_type === 'matches')
    case 'is_a_child_of':
    case 'is_not_a_child_of':
      return !!value && within(value, expected) === (condition.condition_type === 'is_a_child_of')
    case 'is_first_visit':
      return value === undefined || (value as number) > 60 * Number(expected)
    case 'is_not_first_visit':
      return !(value === undefined || (value as number) > 60 * Number(expected))
    case 'visitor_belongs_to':
      return visit.audiences ? visit.audiences.includes(expected) : visit.assumesAudiences
    case 'visitor_not_belongs_to':
      return visit.audiences ? !visit.audiences.includes(expected) : visit.assumesAudiences
    case 'each_time':
    case 'once_per_element':
    case 'once_per_page_view':
    case 'once_per_session':
      return templateMet(now, condition, value)
    default:
      return false
  }
}

function templateMet(now: EvaluatedEvent, condition: ConditionItem, value: any): boolean {
  const { variable_id, condition_type } = condition
  const expected = condition.value ?? ''
  if (value === undefined) return false
  if (variable_id === BUILT_INS.pageScroll.id) {
    const unit = String(condition.options.unit ?? 'percentage')
    const past = value[unit] >= Number(expected)
    const wasPast = now.before !== undefined && now.before[unit]! >= Number(expected)
    return condition_type === 'each_time' ? past && !wasPast : past
  }
  if (variable_id === BUILT_INS.timeOnWebsite.id) return value === Number(expected)
  if (variable_id === BUILT_INS.leaveContent.id) return expected === 'any' || value === expected
  if (isTimer(condition)) return true
  if (variable_id === BUILT_INS.visibleElement.id) return isAwaited(now, condition)
  return variable_id === BUILT_INS.foundElements.id && now.fields.selector === expected
}

/** Whether the element that came into view is one that a trigger waits for. */
function isAwaited({ fields }: EvaluatedEvent, { condition_type, value, options }: ConditionItem): boolean {
  return (
    fields.selector === value &&
    fields.visiblePercentage === options.visible_percentage &&
    fields.visibleSeconds === options.visible_seconds &&
    (options.observe_changes === true || fields.addedLater === false) &&
    (condition_type !== 'once_per_element' || fields.timesInView === 1)
  )
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === 0 || value === false) return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.keys(value as object).length === 0
}

const picked = (element: any, selector: string): boolean => element.selectors.includes(selector)

const within = (element: any, selector: string): boolean =>
  picked(element, selector) || (element.parent !== undefined && within(element.parent, selector))
