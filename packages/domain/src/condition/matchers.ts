import {
  AUDIENCE_MATCHERS,
  type ConditionType,
  DEFAULT_MATCHERS,
  ELEMENT_MATCHERS,
  needsValue,
  VISIT_MATCHERS,
} from '../matcher/index.ts'
import { BUILT_INS, builtInById, type ValueKind } from '../variable/built-in/index.ts'
import type { SelectorType } from './condition.ts'

const TEXT: ValueKind = { kind: 'text' }

/** The condition types that a variable allows; variables made by people allow the sixteen ordinary ones. */
export const matchersOf = (variableId: string): readonly ConditionType[] =>
  builtInById(variableId)?.matchers ?? DEFAULT_MATCHERS

/** The kind of value that a condition on this variable is compared with; none for a type without a value. */
export const valueKind = (variableId: string, type: ConditionType): ValueKind =>
  needsValue(type) ? (builtInById(variableId)?.value ?? TEXT) : { kind: 'none' }

/** Whether the value of such a condition is a selector, which can be CSS or XPath. */
export const isSelectorMatcher = (type: ConditionType): boolean => ELEMENT_MATCHERS.some((matcher) => matcher === type)

/** Whether such a condition compares with an audience of the visitor. */
export const isAudienceMatcher = (type: string): boolean => AUDIENCE_MATCHERS.some((matcher) => matcher === type)

/** The variables whose conditions hold a length of time in seconds. */
const SECONDS: ReadonlySet<string> = new Set([BUILT_INS.timeOnWebsite.id, BUILT_INS.timerCount.id])

/** The unit of a condition's value, if it has one. */
export function unitOf(condition: {
  readonly variable_id: string
  readonly condition_type: ConditionType
  readonly options?: { readonly unit?: string | undefined } | undefined
}): 'px' | '%' | 's' | 'min' | undefined {
  if (condition.variable_id === BUILT_INS.pageScroll.id) return condition.options?.unit === 'pixels' ? 'px' : '%'
  if (SECONDS.has(condition.variable_id)) return 's'
  return VISIT_MATCHERS.some((matcher) => matcher === condition.condition_type) ? 'min' : undefined
}

/** The initial condition on a variable: its first matcher, its first value if there are fixed ones, CSS. */
export function firstCondition(variableId: string): {
  readonly type: ConditionType
  readonly value: string
  readonly selectorType: SelectorType | null
} {
  const [type = 'contains'] = matchersOf(variableId)
  const kind = valueKind(variableId, type)
  return {
    type,
    value: kind.kind === 'one-of' ? (kind.values[0] ?? '') : '',
    selectorType: kind.kind === 'selector' ? 'css' : null,
  }
}
