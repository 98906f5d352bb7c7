import { useSuspenseQuery } from '@tanstack/react-query'
import { triggers } from '@waymark/api-client/endpoints'
import { copyBody } from '@waymark/domain/copy'
import { mayDeleteTrigger, type Trigger } from '@waymark/domain/trigger'
import { renameBody } from '@waymark/forms/models/rename'
import { useChange } from '#data/api/change.ts'
import { accessQuery } from '#data/sites.ts'
import { changeTrigger, oneTriggerQuery, removeTrigger } from '#data/triggers.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ItemActions } from '#items/copy-rename-delete/item-actions.tsx'

/** Copy, rename and delete a trigger. One that belongs to a group cannot be deleted. */
export function TriggerActions({
  appId,
  trigger,
  refusal,
  onDeleted,
}: {
  appId: string
  trigger: Trigger
  /** Why the trigger may not be changed; absent when it may. */
  refusal: string | undefined
  onDeleted: () => void
}) {
  const { t } = useI18n()
  const { data: actions } = useSuspenseQuery(accessQuery(appId))
  const change = useChange(changeTrigger)
  const remove = useChange(removeTrigger)
  const { id, attributes } = trigger
  const params = { appId, triggerId: id }
  const deletion = mayDeleteTrigger(trigger, actions)
  return (
    <ItemActions
      kind="trigger"
      appId={appId}
      item={trigger}
      queryKey={oneTriggerQuery(appId, id).queryKey}
      copy={{
        properties: { triggerType: attributes.trigger_type },
        start: (client, form) => client.call(triggers.copy, { params, body: { data: copyBody('trigger', form) } }),
      }}
      rename={{
        refusal,
        send: (values, revision) =>
          change.mutateAsync({ params, body: { data: renameBody('trigger', id, values) }, revision }),
      }}
      remove={{
        refusal: deletion.allowed ? undefined : t(deletion.why),
        pending: remove.isPending,
        send: () => remove.mutateAsync({ params, revision: trigger.meta?.revision }),
      }}
      onDeleted={onDeleted}
    />
  )
}
