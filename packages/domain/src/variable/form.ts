import * as v from 'valibot'
import { errorsInside, type FormError, storableErrors, validate } from '../field/index.ts'
import { namesIn } from '../reference/index.ts'
import { VariableName } from '../resource/index.ts'
import { variableTypeOf } from './types/index.ts'
import type { Variable, VariableCreate, VariablePatch, VariableType } from './variable.ts'

/** A variable in a form. The members of `settings` depend on the type. */
export interface VariableForm {
  readonly name: string
  readonly type: VariableType
  readonly settings: Readonly<Record<string, any>>
}

/** The form of a new variable. Choosing another type resets it. */
export const newVariable = (type: VariableType): VariableForm => ({
  name: '',
  type,
  settings: variableTypeOf(type)?.initial ?? {},
})

/** The form of a stored variable; undefined if its type is no longer supported. */
export function variableForm({ attributes }: Variable): VariableForm | undefined {
  const type = variableTypeOf(attributes.variable_type)
  return type && { name: attributes.name, type: type.id, settings: type.decode(attributes) }
}

/** The form with every inactive setting at its initial value. */
export const resetInactiveInVariable = (form: VariableForm): VariableForm => ({
  ...form,
  settings: variableTypeOf(form.type)?.resetInactive(form.settings) ?? form.settings,
})

/** The errors of the form. */
export const checkVariable = ({ name, type, settings }: VariableForm): readonly FormError[] => [
  ...validate(NAMED, { name }),
  ...errorsInside(['settings'], variableTypeOf(type)?.check(settings) ?? []),
  ...storableErrors({ name, settings }),
]

const NAMED = v.object({ name: VariableName })

const content = ({ type, settings }: VariableForm) => {
  const { value, options } = variableTypeOf(type)?.encode(settings) ?? { value: null, options: {} }
  return { variable_type: type, value, options: { ...options } }
}

/** The body that makes the variable. */
export const variableCreate = (form: VariableForm): VariableCreate => ({
  type: 'variable',
  attributes: { name: form.name.trim(), ...content(form) },
})

/** The body that saves the variable. */
export const variablePatch = (id: string, form: VariableForm): VariablePatch => ({ id, ...variableCreate(form) })

/** The names of the references in the edited variable. */
export const namesUsed = (form: VariableForm): ReadonlySet<string> => namesIn(content(form))

/** Translates a pointer into the attributes of the body to the path in the form: property names and row keys. */
export const locateInVariable = ([head, ...rest]: readonly string[], form: VariableForm): readonly string[] => {
  if (head === 'name') return ['name']
  const inside = head === undefined ? [] : (variableTypeOf(form.type)?.locate([head, ...rest], form.settings) ?? [])
  return inside.length === 0 ? [] : ['settings', ...inside]
}
