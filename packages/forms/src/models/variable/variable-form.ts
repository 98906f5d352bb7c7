import {
  checkVariable,
  locateInVariable,
  resetInactiveInVariable,
  type VariableForm,
  type VariablePatch,
  variablePatch,
} from '@waymark/domain/variable'
import { variableTypeOf } from '@waymark/domain/variable/types'
import { createForm, type Form, type Path, sameContent } from '../../form/index.ts'
import { askedPlaces } from '../asked-places.ts'

/** A running form over a new variable or a stored one. */
export const createVariableForm = (values: VariableForm): Form<VariableForm> =>
  createForm<VariableForm>(values, {
    check: checkVariable,
    settle: resetInactiveInVariable,
    asked: ({ type, settings }) => {
      const described = variableTypeOf(type)
      return described ? askedPlaces<Record<string, unknown>>(described, settings, ['settings']) : () => true
    },
  })

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

/** Where a place of the body stands in the form. */
export function placeOfVariable(values: VariableForm, [, part, ...steps]: readonly string[]): Path | undefined {
  const place = part === 'attributes' ? locateInVariable(steps, values) : []
  return place.length > 0 ? place : undefined
}
