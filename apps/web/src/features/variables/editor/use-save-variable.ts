import type { VariableForm } from '@waymark/domain/variable'
import { type Form, sortOutcomes } from '@waymark/forms/form'
import { changeVariableBody, placeOfVariable } from '@waymark/forms/models/variable'
import { useNotices } from '../../../notices/use-notices.ts'
import { useChange } from '../../../queries/change.ts'
import { changeVariable } from '../../../queries/variable-changes.ts'

/** Saves an edited variable: what changed is sent, a refusal comes back to its place and nothing typed is lost. */
export function useSaveVariable(appId: string, variableId: string, form: Form<VariableForm>) {
  const notices = useNotices()
  const { mutateAsync } = useChange(changeVariable)
  return async () => {
    const { initial, values } = form.get()
    form.send({ type: 'submit' })
    try {
      await mutateAsync({
        params: { appId, variableId },
        body: { data: changeVariableBody(variableId, initial, values) },
      })
      form.send({ type: 'accept', sent: values })
      notices.done('edit-variable')
    } catch (error) {
      const outcomes = notices.failed('edit-variable', error)
      form.send({
        type: 'refuse',
        refusals: sortOutcomes(outcomes, (steps) => placeOfVariable(values, steps)).refusals,
      })
    }
  }
}
