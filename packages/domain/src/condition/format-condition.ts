import { type Formatted, formattedName, formattedText } from '../field/index.ts'
import { VISIBILITY_MATCHERS } from '../matcher/index.ts'
import { msg } from '../message/index.ts'
import { BUILT_INS, builtInById } from '../variable/built-in/index.ts'
import type { ConditionOptions } from './condition.ts'
import { CHECK_VALIDATION, CONDITION_LABELS, VALUE_LABELS } from './labels.ts'
import { unitOf } from './matchers.ts'
import type { NamedCondition } from './named-condition.ts'

const ADDED_LATER = msg('condition.observe-changes', 'also added later')
const AFTER_CONDITIONS = msg('condition.start-conditions', 'once conditions are met')
const EVERY = msg('condition.every', 'every {seconds} s')
const LIMIT = msg('condition.limit', 'at most {limit, plural, one {once} other {# times}}')
const GONE = msg('changelog.condition.no-variable', 'Deleted variable')

const MULTIPLICITIES: ReadonlySet<string> = new Set(VISIBILITY_MATCHERS)

/**
 * Prints a condition: variable, matcher, value with its unit, and kind of selector. How often a trigger fires comes after
 * the value: "Page Scroll 50 % once per page view".
 */
export function formatCondition(condition: NamedCondition): Formatted {
  const { condition_type, value, options } = condition
  const matcher: Formatted = { as: 'message', message: CONDITION_LABELS[condition_type] }
  const more = formatOptions(options)
  const compared = [
    ...(value === null ? [] : [formatValue(condition, value)]),
    ...(options.selector_type === undefined
      ? []
      : [formattedName(options.selector_type === 'css' ? '(CSS)' : '(XPath)')]),
    ...more,
  ]
  const variable = formatVariableOf(condition)
  if (condition.variable_id === BUILT_INS.timerCount.id)
    return { as: 'phrase', parts: [{ as: 'message', message: EVERY, values: { seconds: value ?? '' } }, ...more] }
  if (condition.variable_id === BUILT_INS.defaultPrevented.id) return { as: 'message', message: CHECK_VALIDATION }
  const parts = MULTIPLICITIES.has(condition_type) ? [...compared, matcher] : [matcher, ...compared]
  return { as: 'phrase', parts: [variable, ...parts] }
}

/** Which part of an element must be visible and for how long, and when a timer starts and ends. */
function formatOptions({ visible_percentage, visible_seconds, observe_changes, limit, start }: ConditionOptions) {
  const parts: Formatted[] = []
  if (visible_percentage !== undefined) parts.push(formattedText(`${visible_percentage} %`))
  if (visible_seconds) parts.push(formattedText(`${visible_seconds} s`))
  if (observe_changes) parts.push({ as: 'message', message: ADDED_LATER })
  if (start === 'conditions') parts.push({ as: 'message', message: AFTER_CONDITIONS })
  if (limit !== undefined) parts.push({ as: 'message', message: LIMIT, values: { limit } })
  return parts
}

function formatVariableOf({ variable_id, name }: NamedCondition): Formatted {
  const builtIn = builtInById(variable_id)
  if (builtIn) return { as: 'message', message: builtIn.label }
  return name === undefined ? { as: 'message', message: GONE } : formattedName(name)
}

function formatValue(condition: NamedCondition, value: string): Formatted {
  if (builtInById(condition.variable_id)?.value.kind === 'one-of' && Object.hasOwn(VALUE_LABELS, value)) {
    const label = VALUE_LABELS[value]
    if (label) return { as: 'message', message: label }
  }
  const unit = unitOf(condition)
  return formattedText(unit === undefined ? value : `${value} ${unit}`)
}
