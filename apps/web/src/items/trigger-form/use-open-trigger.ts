import { type Trigger, triggerForm } from '@waymark/domain/trigger'
import { changeTriggerBody, createTriggerForm, removeUnsupported, reopenTrigger } from '@waymark/forms/models/trigger'
import { useEffect, useState } from 'react'
import { useChange } from '#data/change.ts'
import { changeTrigger } from '#data/triggers.ts'
import { useForm } from '#form/use-form.ts'
import { useSubmit } from '#form/use-submit.ts'

/** A stored trigger in a running form, with saving and with removing conditions that are no longer supported. */
export function useOpenTrigger(appId: string, trigger: Trigger) {
  const [form] = useState(() => createTriggerForm(triggerForm(trigger)))
  const { dirty } = useForm(form)
  const submit = useSubmit('edit-trigger')
  const { mutateAsync } = useChange(changeTrigger)
  const params = { appId, triggerId: trigger.id }
  const save = () =>
    submit(form, (values, initial) =>
      mutateAsync({ params, body: { data: changeTriggerBody(trigger.id, initial, values) } }),
    )

  // A newer trigger from the server replaces a form that is not dirty.
  useEffect(() => {
    const { submitting, values } = form.get()
    if (!submitting && !dirty) form.send({ type: 'reset', to: reopenTrigger(values, trigger) })
  }, [trigger])

  return {
    form,
    save,
    /** Removes unsupported conditions and saves, unless the form has errors. */
    saveSupported: async (): Promise<{ readonly ok: boolean }> => {
      removeUnsupported(form)
      return form.errors().size === 0 ? save() : { ok: false }
    },
  }
}
