import type { VariableForm } from '@waymark/domain/variable'
import type { Form } from '@waymark/forms/form'
import { changeVariableBody, placeOfVariable } from '@waymark/forms/models/variable'
import { useSave } from '../../../forms/use-save.ts'
import { useChange } from '../../../queries/change.ts'
import { changeVariable } from '../../../queries/variable-changes.ts'

/** Saves an edited variable. */
export function useSaveVariable(appId: string, variableId: string, form: Form<VariableForm>) {
  const { mutateAsync } = useChange(changeVariable)
  return useSave(form, 'edit-variable', {
    send: (initial, values) =>
      mutateAsync({ params: { appId, variableId }, body: { data: changeVariableBody(variableId, initial, values) } }),
    placeOf: placeOfVariable,
  })
}
