import { newVariable, type VariableForm, type VariableType, variableCreate } from '@waymark/domain/variable'
import { changedVariableParts, createVariableForm, placeOfVariable } from '@waymark/forms/models/variable'
import type { Filling } from '#items/wizard/add-wizard.tsx'
import { FillVariable } from './fill-variable.tsx'

/** The second step of adding a variable, fetched when a type is chosen. */
export const variableFilling: Filling<VariableType, VariableForm, ReturnType<typeof variableCreate>> = {
  open: (type) => createVariableForm(newVariable(type)),
  body: (_type, values) => variableCreate(values),
  placeOf: (_type, values, steps) => placeOfVariable(values, steps),
  changedParts: (_type, from, to) => changedVariableParts(from, to),
  fill: (type, step) => <FillVariable {...step} type={type} />,
}
