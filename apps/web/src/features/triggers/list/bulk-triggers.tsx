import type { TriggerListItem } from '@waymark/domain/trigger'
import { TRIGGER_APPEARANCES } from '@waymark/domain/trigger'
import { useEach } from '#data/change.ts'
import { removeTrigger } from '#data/trigger-changes.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { BulkActions } from '#items/list/bulk/bulk-actions.tsx'
import type { BulkProps } from '#items/list/item-list.tsx'

/** What can be done with all chosen triggers: delete them. */
export function BulkTriggers({ chosen, ...bulk }: BulkProps<TriggerListItem>) {
  const { t } = useI18n()
  const remove = useEach(removeTrigger, (triggerId) => ({ params: { appId: bulk.appId, triggerId } }))
  return (
    <BulkActions
      {...bulk}
      kind="trigger"
      remove={remove}
      rows={chosen.map(({ id, attributes: { name, trigger_type } }) => ({
        id,
        name,
        type: t(TRIGGER_APPEARANCES[trigger_type].name),
        icon: TRIGGER_APPEARANCES[trigger_type].icon,
      }))}
    />
  )
}
