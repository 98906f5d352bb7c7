import type { TriggerForm } from '@waymark/domain/trigger'
import type { Form } from '@waymark/forms/form'
import { changeTriggerBody, placeOfTrigger } from '@waymark/forms/models/trigger'
import { useSave } from '../forms/use-save.ts'
import { useChange } from '../queries/change.ts'
import { changeTrigger } from '../queries/trigger-changes.ts'

/** Saves an edited trigger. */
export function useSaveTrigger(appId: string, triggerId: string, form: Form<TriggerForm>) {
  const { mutateAsync } = useChange(changeTrigger)
  return useSave(form, 'edit-trigger', {
    send: (initial, values) =>
      mutateAsync({ params: { appId, triggerId }, body: { data: changeTriggerBody(triggerId, initial, values) } }),
    placeOf: placeOfTrigger,
  })
}
