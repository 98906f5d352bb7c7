import { type Formatted, formattedName, formattedText } from '../field/index.ts'
import { MULTIPLICITY_MATCHERS } from '../matcher/index.ts'
import { msg } from '../message/index.ts'
import { builtInById } from '../variable/built-in/index.ts'
import { CONDITION_LABELS, VALUE_LABELS } from './labels.ts'
import { unitOf } from './matchers.ts'
import type { NamedCondition } from './named-condition.ts'

const GONE = msg('changelog.condition.no-variable', 'Deleted variable')

const MULTIPLICITIES: ReadonlySet<string> = new Set(MULTIPLICITY_MATCHERS)

/**
 * One condition in words: variable, how it compares, value with its unit, and how a selector is read. How often a trigger
 * fires stands after the value: "Page Scroll 50 % once per page view".
 */
export function formatCondition(condition: NamedCondition): Formatted {
  const { condition_type, value, options } = condition
  const matcher: Formatted = { as: 'message', message: CONDITION_LABELS[condition_type] }
  const compared = [
    ...(value === null ? [] : [formatValue(condition, value)]),
    ...(options.selector_type === undefined
      ? []
      : [formattedName(options.selector_type === 'css' ? '(CSS)' : '(XPath)')]),
  ]
  const variable = formatVariableOf(condition)
  const parts = MULTIPLICITIES.has(condition_type) ? [...compared, matcher] : [matcher, ...compared]
  return { as: 'phrase', parts: [variable, ...parts] }
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
