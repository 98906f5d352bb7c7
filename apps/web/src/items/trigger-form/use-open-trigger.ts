import { useQueryClient } from '@tanstack/react-query'
import { type Trigger, triggerForm } from '@waymark/domain/trigger'
import { changeTriggerBody, createTriggerForm, removeUnsupported, reopenTrigger } from '@waymark/forms/models/trigger'
import { useState } from 'react'
import { useChange } from '#data/api/change.ts'
import { changeTrigger, oneTriggerQuery } from '#data/triggers.ts'
import { useItemForm } from '#items/merging/use-item-form.ts'

/** A stored trigger in a running form, with saving and with removing conditions that are no longer supported. */
export function useOpenTrigger(appId: string, trigger: Trigger) {
  const [form] = useState(() => createTriggerForm(triggerForm(trigger)))
  const queries = useQueryClient()
  const { mutateAsync } = useChange(changeTrigger)
  const params = { appId, triggerId: trigger.id }
  const { revision = trigger.attributes.updated_at } = trigger.meta
  const item = useItemForm({
    appId,
    itemId: trigger.id,
    action: 'edit-trigger',
    form,
    revision: trigger.meta.revision,
    version: revision,
    open: () => reopenTrigger(form.get().values, trigger),
    reload: async () => {
      const fresh = await queries.fetchQuery({ ...oneTriggerQuery(appId, trigger.id), staleTime: 0 })
      return { revision: fresh.meta.revision, values: triggerForm(fresh) }
    },
    send: (values, initial, revision) =>
      mutateAsync({ params, body: { data: changeTriggerBody(trigger.id, initial, values) }, revision }),
  })
  return {
    form,
    item,
    save: item.save,
    /** Removes unsupported conditions and saves, unless the form has errors. */
    saveSupported: async (): Promise<{ readonly ok: boolean }> => {
      removeUnsupported(form)
      return form.errors().size === 0 ? item.save() : { ok: false }
    },
  }
}
