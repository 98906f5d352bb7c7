import * as v from 'valibot'
import { createBody, patchBody } from '../resource/body.ts'
import {
  annotationEntries,
  listedLabels,
  Revision,
  readNote,
  resource,
  resourceWith,
  VariableName,
  WireDate,
} from '../resource/index.ts'

/** The types that people can make, in the order of the wizard. */
export const VARIABLE_TYPES = [
  'custom_js',
  'constant',
  'cookie',
  'data_layer',
  'dom_element',
  'document',
  'lookup_table',
  'random_number',
  'url',
] as const
export const VariableType = v.picklist(VARIABLE_TYPES, 'unknown-variable-type')
export type VariableType = v.InferOutput<typeof VariableType>

/**
 * The types that can be read: also `abandoned`, which is only kept, and `cdp_audience`, which only a built-in variable has.
 */
export const StoredVariableType = v.picklist([...VARIABLE_TYPES, 'abandoned', 'cdp_audience'])
export type StoredVariableType = v.InferOutput<typeof StoredVariableType>

/** Names of types that older requests and files use. */
export const VARIABLE_TYPE_ALIASES = { custom_javascript: 'custom_js', random: 'random_number' } as const

/** The older names. */
export const OLD_VARIABLE_TYPES = Object.keys(VARIABLE_TYPE_ALIASES) as (keyof typeof VARIABLE_TYPE_ALIASES)[]

/** The name of a type in place of an older one; any other text as it is. */
export const resolveVariableType = (type: string): string =>
  Object.hasOwn(VARIABLE_TYPE_ALIASES, type) ? VARIABLE_TYPE_ALIASES[type as keyof typeof VARIABLE_TYPE_ALIASES] : type

const RequestVariableType = v.pipe(
  v.picklist([...VARIABLE_TYPES, ...OLD_VARIABLE_TYPES], 'unknown-variable-type'),
  v.transform((type) => resolveVariableType(type) as VariableType),
)

/** Longest value of a variable, in UTF-16 code units. */
export const VARIABLE_VALUE_LIMIT = 65536

const listed = {
  name: v.string(),
  variable_type: StoredVariableType,
  builtin: v.boolean(),
  is_published: v.boolean(),
  ...listedLabels,
  created_at: v.nullable(WireDate),
  updated_at: v.nullable(WireDate),
}

export const VariableListItem = resource('variable', v.object(listed))
export type VariableListItem = v.InferOutput<typeof VariableListItem>

export const VariableAttributes = v.object({
  ...listed,
  ...readNote,
  value: v.nullable(v.string()),
  options: v.record(v.string(), v.unknown()),
})
export type VariableAttributes = v.InferOutput<typeof VariableAttributes>

/**
 * A complete variable. `meta.dependent_variables` has the names of the variables whose values depend on it, so that it cannot
 * refer to them; `meta.revision` is that of its `ETag`.
 */
export const Variable = resourceWith('variable', VariableAttributes, {
  meta: v.optional(v.object({ revision: Revision, dependent_variables: v.optional(v.array(v.string())) })),
})
export type Variable = v.InferOutput<typeof Variable>

const value = v.nullable(v.pipe(v.string(), v.maxLength(VARIABLE_VALUE_LIMIT, 'max-length')))
const options = v.record(v.string(), v.unknown())

/** The body that makes a variable. The rules of `value` and `options` depend on the type: see `variable/types`. */
export const VariableCreate = createBody(
  'variable',
  v.object({
    name: VariableName,
    variable_type: RequestVariableType,
    value: v.optional(value, null),
    options: v.optional(options, {}),
    ...annotationEntries,
  }),
)
export type VariableCreate = v.InferOutput<typeof VariableCreate>

/** The body that changes or renames a variable. */
export const VariablePatch = patchBody(
  'variable',
  v.object({
    name: v.optional(VariableName),
    variable_type: v.optional(RequestVariableType),
    value: v.optional(value),
    options: v.optional(options),
    ...annotationEntries,
  }),
)
export type VariablePatch = v.InferOutput<typeof VariablePatch>
