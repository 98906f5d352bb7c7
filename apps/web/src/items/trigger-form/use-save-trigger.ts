import type { TriggerForm } from '@waymark/domain/trigger'
import type { Form } from '@waymark/forms/form'
import { changeTriggerBody, placeOfTrigger } from '@waymark/forms/models/trigger'
import { useChange } from '#data/change.ts'
import { changeTrigger } from '#data/trigger-changes.ts'
import { useSave } from '#form/use-save.ts'

/** Saves an edited trigger. */
export function useSaveTrigger(appId: string, triggerId: string, form: Form<TriggerForm>) {
  const { mutateAsync } = useChange(changeTrigger)
  return useSave(form, 'edit-trigger', {
    send: (initial, values) =>
      mutateAsync({ params: { appId, triggerId }, body: { data: changeTriggerBody(triggerId, initial, values) } }),
    placeOf: placeOfTrigger,
  })
}
