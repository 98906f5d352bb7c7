import { newVariable, type VariableForm, type VariableType, variableCreate } from '@waymark/domain/variable'
import { createVariableForm } from '@waymark/forms/models/variable'
import type { Filling } from '#items/wizard/add-wizard.tsx'
import { FillVariable } from './fill-variable.tsx'

/** The second step of adding a variable, fetched when a type is chosen. */
export const variableFilling: Filling<VariableType, VariableForm, ReturnType<typeof variableCreate>> = {
  open: (type) => createVariableForm(newVariable(type)),
  body: (_type, values) => variableCreate(values),
  fill: (type, step) => <FillVariable {...step} type={type} />,
}
