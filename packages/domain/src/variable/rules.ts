import * as v from 'valibot'
import { msg } from '../message/index.ts'
import { type Action, ALLOWED, can, type Permitted, refused } from '../permission/index.ts'
import { type VariableContent, variableTypeOf } from './types/index.ts'
import type { StoredVariableType, VariableType } from './variable.ts'

const BUILT_IN = msg('variable.built-in', 'Built-in variables cannot be changed, copied or deleted')
const ABANDONED = msg('variable.abandoned', 'This type of variable is no longer supported and cannot be edited')

interface Existing {
  readonly builtin: boolean
  readonly variable_type: StoredVariableType
}

/** Whether a variable may be renamed, copied or deleted by a user with these actions. */
export function mayChangeVariable({ builtin }: Existing, actions: readonly Action[] | undefined): Permitted {
  const permitted = can(actions, 'edit')
  return permitted.allowed && builtin ? refused(BUILT_IN) : permitted
}

/** Whether the content of a variable may be edited; not if its type is no longer supported. */
export function mayEditVariable(variable: Existing, actions: readonly Action[] | undefined): Permitted {
  const permitted = mayChangeVariable(variable, actions)
  if (!permitted.allowed) return permitted
  return variable.variable_type === 'abandoned' ? refused(ABANDONED) : ALLOWED
}

/** Validates the content of a variable in the API: the content without options of inactive fields, or the errors. */
export const readVariableContent = (type: VariableType, content: { value?: unknown; options?: unknown }) =>
  v.safeParse(variableTypeOf(type)?.wire ?? v.never(), content) as v.SafeParseResult<v.GenericSchema<VariableContent>>
