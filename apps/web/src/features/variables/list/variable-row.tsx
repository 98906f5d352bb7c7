import { msg } from '@waymark/domain/message'
import type { VariableListItem } from '@waymark/domain/variable'
import { VARIABLE_TYPE_LABELS } from '@waymark/domain/variable/types'
import { StatusDot } from '@waymark/ui/data'
import { Icon } from '@waymark/ui/icon'
import { ListItem } from '@waymark/ui/layout'
import { memo } from 'react'
import { VARIABLE_ICONS } from '../../../sites/variable-looks.ts'
import { useFormats } from '../../../words/dates.ts'
import { useWords } from '../../../words/use-words.ts'
import type { ListSort } from '../../lists/list-sort.ts'
import { RowLink } from '../../lists/row-link.tsx'

const W = {
  edited: msg('variables.row.edited', '{type} · edited {date}'),
  created: msg('variables.row.created', '{type} · created {date}'),
  select: msg('lists.select-row', 'Select {name}'),
  published: msg('lists.published', 'Published'),
  unpublished: msg('lists.unpublished', 'Unpublished'),
}

export interface VariableRowProps {
  /** The address of its screen, with what the list is narrowed by. */
  href: string
  variable: VariableListItem
  sort: ListSort
  current: boolean
  checked: boolean
  mayEdit: boolean
  onCheck: (id: string, how: { shift: boolean }) => void
}

/** One variable in the list: its link, its type or the date it is sorted by, and whether it is published. */
export const VariableRow = memo(function VariableRow({
  href,
  variable,
  sort,
  current,
  checked,
  mayEdit,
  onCheck,
}: VariableRowProps) {
  const { say } = useWords()
  const { date } = useFormats()
  const { name, variable_type, is_published, created_at, updated_at } = variable.attributes
  const type = say(VARIABLE_TYPE_LABELS[variable_type])
  const shown = sort === '-updated_at' ? updated_at : created_at
  const caption =
    sort === 'name' || shown === null
      ? type
      : say(sort === '-updated_at' ? W.edited : W.created, { type, date: date(shown) })
  return (
    <ListItem
      icon={<Icon name={VARIABLE_ICONS[variable_type]} />}
      name={name}
      caption={caption}
      current={current}
      link={(slot) => <RowLink {...slot} href={href} />}
      {...(mayEdit && {
        checked,
        checkLabel: say(W.select, { name }),
        onCheck: (_on: boolean, how: { shift: boolean }) => onCheck(variable.id, how),
      })}
      trail={<StatusDot published={is_published} label={say(is_published ? W.published : W.unpublished)} />}
    />
  )
})
