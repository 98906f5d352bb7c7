import { msg } from '@waymark/domain/message'
import type { TriggerListItem } from '@waymark/domain/trigger'
import { TRIGGER_TYPE_LABELS } from '@waymark/domain/trigger/types'
import { Badge, StatusDot } from '@waymark/ui/data'
import { Icon } from '@waymark/ui/icon'
import { ListItem } from '@waymark/ui/layout'
import { memo } from 'react'
import { TRIGGER_ICONS } from '../../../sites/trigger-looks.ts'
import { useFormats } from '../../../words/dates.ts'
import { useWords } from '../../../words/use-words.ts'
import type { ListSort } from '../../lists/list-sort.ts'
import { RowLink } from '../../lists/row-link.tsx'

const W = {
  edited: msg('triggers.row.edited', '{type} · edited {date}'),
  created: msg('triggers.row.created', '{type} · created {date}'),
  select: msg('lists.select-row', 'Select {name}'),
  published: msg('triggers.row.published', 'Published'),
  unpublished: msg('triggers.row.unpublished', 'Unpublished'),
  abandoned: msg('triggers.row.abandoned', 'Holds conditions that are no longer supported'),
  variable: msg('triggers.row.variable', 'Uses a variable that no longer exists'),
}

/** One trigger in the list: its link, its type or the date it is sorted by, what is wrong with it, and whether it is live. */
export const TriggerRow = memo(function TriggerRow({
  href,
  trigger,
  sort,
  current,
  checked,
  mayEdit,
  onCheck,
}: {
  /** The address of its screen, with what the list is narrowed by. */
  href: string
  trigger: TriggerListItem
  sort: ListSort
  current: boolean
  checked: boolean
  mayEdit: boolean
  onCheck: (id: string, how: { shift: boolean }) => void
}) {
  const { say } = useWords()
  const { date } = useFormats()
  const { name, trigger_type, is_published, created_at, updated_at } = trigger.attributes
  const { has_abandoned_conditions, has_conditions_with_abandoned_variable } = trigger.meta
  const type = say(TRIGGER_TYPE_LABELS[trigger_type])
  const caption = {
    name: () => type,
    '-updated_at': () => say(W.edited, { type, date: date(updated_at) }),
    '-created_at': () => say(W.created, { type, date: date(created_at) }),
  }[sort]()
  return (
    <ListItem
      icon={<Icon name={TRIGGER_ICONS[trigger_type]} />}
      name={name}
      caption={caption}
      current={current}
      link={(slot) => <RowLink {...slot} href={href} />}
      {...(mayEdit && {
        checked,
        checkLabel: say(W.select, { name }),
        onCheck: (_on: boolean, how: { shift: boolean }) => onCheck(trigger.id, how),
      })}
      trail={
        <>
          {(has_abandoned_conditions || has_conditions_with_abandoned_variable) && (
            <Badge tone="danger" icon="error" label={say(has_abandoned_conditions ? W.abandoned : W.variable)}>
              {null}
            </Badge>
          )}
          <StatusDot published={is_published} label={say(is_published ? W.published : W.unpublished)} />
        </>
      }
    />
  )
})
