import type { VariableForm } from '@waymark/domain/variable'
import type { Form } from '@waymark/forms/form'
import { changeVariableBody, placeOfVariable } from '@waymark/forms/models/variable'
import { useChange } from '#data/change.ts'
import { changeVariable } from '#data/variable-changes.ts'
import { useSave } from '#form/use-save.ts'

/** Saves an edited variable. */
export function useSaveVariable(appId: string, variableId: string, form: Form<VariableForm>) {
  const { mutateAsync } = useChange(changeVariable)
  return useSave(form, 'edit-variable', {
    send: (initial, values) =>
      mutateAsync({ params: { appId, variableId }, body: { data: changeVariableBody(variableId, initial, values) } }),
    placeOf: placeOfVariable,
  })
}
