import {
  readVariableContent,
  type VariableCreate,
  type VariablePatch,
  type VariableType,
} from '@waymark/domain/variable'
import type { VariableContent } from '#database/tables/content.ts'
import { Refused, refusalsOf, refuse } from '#refusal.ts'
import { annotated, annotationsOf } from '../annotations.ts'

/** A variable as a request creates it. Refuses what its type does not allow; unknown options are ignored. */
export const newVariable = ({
  attributes: { name, variable_type, value, options, ...annotations },
}: VariableCreate): Omit<VariableContent, 'id'> => ({
  name,
  variable_type,
  ...checkContent(variable_type, { value, options }),
  ...annotationsOf(annotations),
})

/**
 * A variable as a request leaves it. Another type counts only with all that belongs to it: nothing of the old type's
 * value and options is carried over.
 */
export function changedVariable<T extends VariableContent>(before: T, { attributes }: VariablePatch): T {
  const { name = before.name, variable_type, value, options, ...annotations } = attributes
  const variable = annotated(before, annotations)
  const isRetyped = variable_type !== undefined && variable_type !== variable.variable_type
  if (!isRetyped && value === undefined && options === undefined) return { ...variable, name }
  if (variable.variable_type === 'abandoned') {
    throw refuse(
      'ABANDONED_RESOURCE_ERROR',
      'This variable is no longer supported: it can only be renamed, annotated or deleted',
    )
  }
  const type = (variable_type ?? variable.variable_type) as VariableType
  const kept = isRetyped ? { value: null, options: {} } : variable
  const content = { value: value === undefined ? kept.value : value, options: options ?? kept.options }
  return { ...variable, name, variable_type: type, ...checkContent(type, content) }
}

function checkContent(
  type: VariableType,
  content: { value: unknown; options: unknown },
): Pick<VariableContent, 'value' | 'options'> {
  const result = readVariableContent(type, content)
  if (!result.success) throw new Refused(refusalsOf(result.issues, ['data', 'attributes']))
  return { value: result.output.value, options: { ...result.output.options } }
}
