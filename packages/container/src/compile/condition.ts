import { DEFAULT_OPTIONS, isAudienceMatcher } from '@waymark/domain/condition'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { chunk, type Expression, json } from './core/expression.ts'
import type { ConditionItem } from './core/input.ts'

/** The test of a condition: its operator and the value to compare with. Without operator it can never be met. */
interface Test {
  readonly operator: Expression | undefined
  readonly value: Expression
}

/** The value of an operator that compares with none. */
export const NOTHING: Expression = json(0)

const NEVER: Test = { operator: undefined, value: NOTHING }
const operator = (name: string, value: Expression): Test => ({ operator: chunk('operators', name), value })
const opposite = (name: string, value: Expression): Test => ({
  operator: chunk('operatorMakers', 'not', chunk('operators', name)),
  value,
})
const made = (name: string, setting: Expression, value: Expression): Test => ({
  operator: chunk('operatorMakers', name, setting),
  value,
})

type Compile = (condition: ConditionItem, owner: string) => Test
const text = (condition: ConditionItem): Expression => json(condition.value ?? '')
const plain =
  (name: string): Compile =>
  (condition) =>
    operator(name, text(condition))
const negated =
  (name: string): Compile =>
  (condition) =>
    opposite(name, text(condition))
const valueless =
  (name: string): Compile =>
  () =>
    operator(name, NOTHING)
const selecting =
  (name: string): Compile =>
  (condition) =>
    made(name, json(condition.options.selector_type === 'xpath' ? 1 : 0), text(condition))

/** The condition types that any variable can have. */
const TYPES: Readonly<Record<string, Compile>> = {
  contains: plain('contains'),
  does_not_contain: negated('contains'),
  starts_with: plain('startsWith'),
  does_not_start_with: negated('startsWith'),
  ends_with: plain('endsWith'),
  does_not_end_with: negated('endsWith'),
  equals: plain('equals'),
  does_not_equal: negated('equals'),
  regexp: plain('regexp'),
  does_not_regexp: plain('doesNotRegexp'),
  is_true: valueless('isTrue'),
  is_false: valueless('isFalse'),
  is_set: valueless('isSet'),
  is_not_set: () => opposite('isSet', NOTHING),
  is_empty: valueless('isEmpty'),
  is_not_empty: () => opposite('isEmpty', NOTHING),
  matches: selecting('isSelected'),
  does_not_match: selecting('isNotSelected'),
  is_a_child_of: selecting('isInside'),
  is_not_a_child_of: selecting('isNotInside'),
  is_first_visit: (condition) => operator('isFirstVisit', json(Number(condition.value))),
  is_not_first_visit: (condition) => opposite('isFirstVisit', json(Number(condition.value))),
  visitor_belongs_to: plain('belongsTo'),
  visitor_not_belongs_to: plain('belongsNotTo'),
}

const MULTIPLICITY: Readonly<Record<string, 0 | 1 | 2>> = {
  each_time: 0,
  once_per_element: 0,
  once_per_page_view: 1,
  once_per_session: 2,
}

/** How often the trigger of a condition may fire a tag; undefined if the condition says nothing about it. */
export const multiplicityOf = (condition: ConditionItem): 0 | 1 | 2 | undefined =>
  MULTIPLICITY[condition.condition_type]

/** The settings of a condition on the visible element; with `again` an element counts more than once. */
export function visibilityOf({ condition_type, value, options }: ConditionItem) {
  return {
    selector: value ?? '',
    percentage: Number(options.visible_percentage ?? DEFAULT_OPTIONS.visible_percentage),
    seconds: Number(options.visible_seconds ?? DEFAULT_OPTIONS.visible_seconds),
    later: options.observe_changes ? 1 : 0,
    again: condition_type === 'once_per_element' ? 0 : 1,
  } as const
}

/** The tests of condition types of multiplicity, by the variable that each belongs to. */
const TEMPLATE_TESTS: Readonly<Record<string, Compile>> = {
  [BUILT_INS.pageScroll.id]: (condition) => {
    const unit = condition.options.unit === 'pixels' ? 'pixels' : 'percentage'
    const maker = multiplicityOf(condition) === 0 ? 'scrollsPast' : 'scrolledTo'
    return made(maker, json(unit), json(Number(condition.value)))
  },
  [BUILT_INS.timeOnWebsite.id]: (condition) => operator('timeReached', json(Number(condition.value))),
  [BUILT_INS.leaveContent.id]: plain('leftBy'),
  [BUILT_INS.foundElements.id]: plain('foundBy'),
  [BUILT_INS.visibleElement.id]: (condition) => {
    const { selector, percentage, seconds, later, again } = visibilityOf(condition)
    return operator('isSeen', json([selector, percentage, seconds, later, again ? 0 : 1]))
  },
  [BUILT_INS.timerCount.id]: (_condition, owner) => operator('isTimer', json(owner)),
}

/** Compiles a condition of a trigger. Types that are unknown or no longer supported are never met. */
export function conditionTest(condition: ConditionItem, owner: string): Test {
  const known = Object.hasOwn(TYPES, condition.condition_type) ? TYPES[condition.condition_type] : undefined
  if (known) return known(condition, owner)
  const template = multiplicityOf(condition) === undefined ? undefined : TEMPLATE_TESTS[condition.variable_id]
  return template ? template(condition, owner) : NEVER
}

/** Whether a condition needs the visitor's audiences. */
export const usesAudience = (condition: ConditionItem): boolean => isAudienceMatcher(condition.condition_type)
