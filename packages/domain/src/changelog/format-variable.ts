import * as v from 'valibot'
import type { FormattedEntry } from '../field/index.ts'
import { msg } from '../message/index.ts'
import { StoredVariableType, VARIABLE_APPEARANCES } from '../variable/index.ts'
import { variableTypeOf } from '../variable/types/index.ts'
import { type AttributeFormat, annotations, asGivenName, asText, asTypeName, formatAttributes } from './attributes.ts'
import type { ItemContent } from './entry.ts'

const VALUE = msg('changelog.value', 'Value')
const OPTIONS = msg('changelog.options', 'Options')

const attributes = {
  name: { label: msg('changelog.name', 'Variable name'), format: asGivenName },
  variable_type: { label: msg('changelog.variable-type', 'Variable type'), format: asTypeName(VARIABLE_APPEARANCES) },
  ...annotations,
} as const satisfies Record<string, AttributeFormat>

/** Prints a variable: its name and type, then value and options as its type prints them. */
export function formatVariable(content: ItemContent): readonly FormattedEntry[] {
  const { value, options, ...rest } = content
  const type = v.is(StoredVariableType, content.variable_type) ? variableTypeOf(content.variable_type) : undefined
  const common = formatAttributes(rest, attributes)
  if (type) return [...common, ...type.format({ value, options })]
  return [
    ...common,
    ...formatAttributes(
      { ...(value !== undefined && value !== null && { value }), ...(hasKeys(options) && { options }) },
      { value: { label: VALUE, format: asText }, options: { label: OPTIONS, format: asText } },
    ),
  ]
}

const hasKeys = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length > 0
