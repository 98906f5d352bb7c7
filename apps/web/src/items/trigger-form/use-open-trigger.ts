import { type Trigger, triggerForm } from '@waymark/domain/trigger'
import { changedTriggerParts, createTriggerForm, reopenTrigger } from '@waymark/forms/models/trigger'
import { useEffect, useState } from 'react'
import { useForm } from '#form/use-form.ts'
import { useSaveTrigger } from './use-save-trigger.ts'

/** A stored trigger in a running form: what was changed, saving, and removing conditions that are no longer supported. */
export function useOpenTrigger(appId: string, trigger: Trigger) {
  const [form] = useState(() => createTriggerForm(triggerForm(trigger)))
  const { spot, values, initial, dirty, valid, wrong, submitting } = useForm(form)
  const save = useSaveTrigger(appId, trigger.id, form)

  // What the server has may be newer than what the form began with; it replaces what nobody has changed.
  useEffect(() => {
    const state = form.get()
    if (!state.submitting && !dirty) form.send({ type: 'reset', to: reopenTrigger(state.values, trigger) })
  }, [trigger])

  return {
    form,
    spot,
    values,
    dirty,
    valid,
    wrong,
    submitting,
    save,
    parts: dirty ? changedTriggerParts(initial, values) : [],
    reset: () => form.send({ type: 'reset' }),
    reveal: () => form.send({ type: 'reveal' }),
    /** Lets go of conditions that are no longer supported and saves, unless something else has to be put right first. */
    removeUnsupported: async (): Promise<boolean> => {
      spot.at('abandoned').set([])
      if (form.errors().size === 0) return save()
      form.send({ type: 'reveal' })
      return false
    },
  }
}
