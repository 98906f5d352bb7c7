import { msg } from '@waymark/domain/message'
import type { TriggerListItem } from '@waymark/domain/trigger'
import { TRIGGER_APPEARANCES } from '@waymark/domain/trigger'
import { Badge } from '@waymark/ui/data'
import { memo } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListRow, type ListRowProps } from '#items/list/list-row.tsx'
import { PublishedDot } from '#items/list/published-dot.tsx'

const M = {
  abandoned: msg('triggers.row.abandoned', 'Has conditions that are no longer supported'),
  variable: msg('triggers.row.variable', 'Uses a variable that no longer exists'),
}

/** One trigger in the list: its type, its problem if any, and whether it is published. */
export const TriggerRow = memo(function TriggerRow({ trigger, ...row }: ListRowProps & { trigger: TriggerListItem }) {
  const { t } = useI18n()
  const { trigger_type, is_published } = trigger.attributes
  const { has_abandoned_conditions, has_conditions_with_abandoned_variable } = trigger.meta
  return (
    <ListRow
      {...row}
      item={trigger}
      icon={TRIGGER_APPEARANCES[trigger_type].icon}
      caption={t(TRIGGER_APPEARANCES[trigger_type].name)}
      trail={
        <>
          {(has_abandoned_conditions || has_conditions_with_abandoned_variable) && (
            <Badge tone="danger" icon="error" label={t(has_abandoned_conditions ? M.abandoned : M.variable)}>
              {null}
            </Badge>
          )}
          <PublishedDot published={is_published} />
        </>
      }
    />
  )
})
