import type { ErrorItem } from '@waymark/api-client/json-api'
import {
  readVariableContent,
  type VariableCreate,
  type VariablePatch,
  type VariableType,
} from '@waymark/domain/variable'
import { bodyErrors } from '#http/issues.ts'
import { type Refusal, refuse, refuseAll } from '#http/refusal.ts'
import type { VariableContent } from '../content.ts'

/** What a variable of a type holds, or what is wrong with it. Options that the type does not know are ignored. */
export function checkContent(
  type: VariableType,
  content: { value: unknown; options: unknown },
): Pick<VariableContent, 'value' | 'options'> | { errors: ErrorItem[] } {
  const result = readVariableContent(type, content)
  if (!result.success) return { errors: bodyErrors(result.issues, ['data', 'attributes']) }
  return { value: result.output.value, options: { ...result.output.options } }
}

/** A variable as a request makes it, or what its type does not allow. */
export function checkNewVariable({ attributes }: VariableCreate): Omit<VariableContent, 'id'> | Refusal {
  const { name, variable_type, value, options } = attributes
  const checked = checkContent(variable_type, { value, options })
  return 'errors' in checked ? refuseAll(checked.errors) : { name, variable_type, ...checked }
}

/**
 * A variable as a request leaves it, or why it cannot be left so. Another type counts only with all that belongs to it:
 * nothing of the old type's value and options is carried over.
 */
export function checkChangedVariable<T extends VariableContent>(
  variable: T,
  { attributes }: VariablePatch,
): T | Refusal {
  const { name = variable.name, variable_type, value, options } = attributes
  const isRetyped = variable_type !== undefined && variable_type !== variable.variable_type
  if (!isRetyped && value === undefined && options === undefined) return { ...variable, name }
  if (variable.variable_type === 'abandoned') {
    return refuse('ABANDONED_RESOURCE_ERROR', 'This variable is no longer supported: it can only be renamed or deleted')
  }
  const type = (variable_type ?? variable.variable_type) as VariableType
  const kept = isRetyped ? { value: null, options: {} } : variable
  const checked = checkContent(type, {
    value: value === undefined ? kept.value : value,
    options: options ?? kept.options,
  })
  if ('errors' in checked) return refuseAll(checked.errors)
  return { ...variable, name, variable_type: type, ...checked }
}
