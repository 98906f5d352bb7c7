import type { TriggerForm } from '@waymark/domain/trigger'
import { type Form, sortOutcomes } from '@waymark/forms/form'
import { changeTriggerBody, placeOfTrigger } from '@waymark/forms/models/trigger'
import { useNotices } from '../notices/use-notices.ts'
import { useChange } from '../queries/change.ts'
import { changeTrigger } from '../queries/trigger-changes.ts'

/** Saves an edited trigger: what changed is sent, a refusal comes back to its place in the form and nothing typed is lost. Resolves to whether it was saved. */
export function useSaveTrigger(appId: string, triggerId: string, form: Form<TriggerForm>) {
  const notices = useNotices()
  const { mutateAsync } = useChange(changeTrigger)
  return async (): Promise<boolean> => {
    const { initial, values } = form.get()
    form.send({ type: 'submit' })
    try {
      await mutateAsync({ params: { appId, triggerId }, body: { data: changeTriggerBody(triggerId, initial, values) } })
      form.send({ type: 'accept', sent: values })
      notices.done('edit-trigger')
      return true
    } catch (error) {
      const outcomes = notices.failed('edit-trigger', error)
      form.send({ type: 'refuse', refusals: sortOutcomes(outcomes, (steps) => placeOfTrigger(values, steps)).refusals })
      return false
    }
  }
}
