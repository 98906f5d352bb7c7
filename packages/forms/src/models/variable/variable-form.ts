import type { Field } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import { NAME_LABEL } from '@waymark/domain/resource'
import {
  checkVariable,
  locateInVariable,
  resetInactiveInVariable,
  type VariableForm,
  type VariablePatch,
  variablePatch,
} from '@waymark/domain/variable'
import { variableTypeOf } from '@waymark/domain/variable/types'
import { createForm, type Form, type FormModel, type FormSetting, sameContent } from '../../form/index.ts'
import { activeInVariable } from './sections.ts'

/** The settings of a variable form, in the order of the form. */
const settings = ({ type }: VariableForm): readonly FormSetting[] => [
  { path: ['name'], label: NAME_LABEL },
  ...Object.entries<Field>(variableTypeOf(type)?.fields ?? {}).map(([key, { label }]) => ({
    path: ['settings', key],
    label,
  })),
]

const model: FormModel<VariableForm> = {
  check: checkVariable,
  resetInactive: resetInactiveInVariable,
  isActive: activeInVariable,
  locate(values, [, member, ...steps]) {
    const path = member === 'attributes' ? locateInVariable(steps, values) : []
    return path.length > 0 ? path : undefined
  },
  settings,
  sections: () => [
    { key: 'name', label: NAME_LABEL, fields: ['name'] },
    { key: 'settings', label: msg('add-variable.its-settings', 'Settings'), fields: ['settings'] },
  ],
}

/** The form of a variable, over the values of a new or a stored one. */
export const createVariableForm = (values: VariableForm): Form<VariableForm> => createForm<VariableForm>(values, model)

/** The body that saves an edited variable: the name and the content, each only if it changed. */
export function changeVariableBody(id: string, from: VariableForm, to: VariableForm): VariablePatch {
  const { name, ...content } = variablePatch(id, to).attributes ?? {}
  const { name: _, ...before } = variablePatch(id, from).attributes ?? {}
  return {
    id,
    type: 'variable',
    attributes: {
      ...(name !== undefined && from.name !== to.name && { name }),
      ...(!sameContent(before, content) && content),
    },
  }
}
