import * as v from 'valibot'
import type { ShownEntry } from '../field/index.ts'
import { msg } from '../message/index.ts'
import { StoredVariableType } from '../variable/index.ts'
import { VARIABLE_TYPE_LABELS, variableTypeOf } from '../variable/types/index.ts'
import { type AttributeShow, asText, asWord, showAttributes } from './attributes.ts'
import type { ChangelogContent } from './entry.ts'

const VALUE = msg('changelog.value', 'Value')
const OPTIONS = msg('changelog.options', 'Options')

const attributes = {
  name: { label: msg('changelog.name', 'Name'), show: asText },
  variable_type: { label: msg('changelog.variable-type', 'Variable type'), show: asWord(VARIABLE_TYPE_LABELS) },
} as const satisfies Record<string, AttributeShow>

/** Prints a variable: its name and type, then what its type makes of value and options. */
export function showVariable(content: ChangelogContent): readonly ShownEntry[] {
  const { value, options, ...rest } = content
  const type = v.is(StoredVariableType, content.variable_type) ? variableTypeOf(content.variable_type) : undefined
  const common = showAttributes(rest, attributes)
  if (type) return [...common, ...type.show({ value, options })]
  return [
    ...common,
    ...showAttributes(
      { ...(value !== undefined && value !== null && { value }), ...(hasKeys(options) && { options }) },
      { value: { label: VALUE, show: asText }, options: { label: OPTIONS, show: asText } },
    ),
  ]
}

const hasKeys = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length > 0
