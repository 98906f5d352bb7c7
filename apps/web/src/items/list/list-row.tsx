import { msg } from '@waymark/domain/message'
import { Icon, type IconName } from '@waymark/ui/icon'
import { ListItem } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { useFormats } from '#i18n/dates.ts'
import { EDITED } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { CREATED } from './item-list-messages.ts'
import type { ListSort } from './list-search-params.ts'
import { RowLabels } from './row-labels.tsx'
import { RowLink } from './row-link.tsx'

const SELECT = msg('lists.select-row', 'Select {name}')

/** The props that a list passes to each row. */
export interface ListRowProps {
  /** The address of its screen, with the search parameters of the list. */
  readonly href: string
  readonly sort: ListSort
  readonly current: boolean
  readonly checked: boolean
  readonly mayEdit: boolean
  readonly onCheck: (id: string, how: { shift: boolean }) => void
}

/** A row of a list: link, type or the date it is sorted by, checkbox, and status at the end. */
export function ListRow({
  href,
  sort,
  current,
  checked,
  mayEdit,
  onCheck,
  item: { id, attributes },
  icon,
  caption,
  off = false,
  trail,
}: ListRowProps & {
  item: {
    readonly id: string
    readonly attributes: {
      readonly name: string
      /** Built-in variables have no dates. */
      readonly created_at: string | null
      readonly updated_at: string | null
      readonly labels: readonly string[]
    }
  }
  icon: IconName
  /** The type of the item, shown below the name while the list is sorted by name. */
  caption: string
  off?: boolean
  trail: ReactNode
}) {
  const { t } = useI18n()
  const { date } = useFormats()
  const { name, created_at, updated_at, labels } = attributes
  const [message, shown] = sort === '-updated_at' ? [EDITED, updated_at] : [CREATED, created_at]
  return (
    <ListItem
      icon={<Icon name={icon} />}
      name={name}
      caption={sort === 'name' || shown === null ? caption : t(message, { date: date(shown) })}
      labels={labels.length > 0 && <RowLabels labels={labels} />}
      current={current}
      off={off}
      link={(props) => <RowLink {...props} href={href} />}
      {...(mayEdit && {
        checked,
        checkLabel: t(SELECT, { name }),
        onCheck: (_on: boolean, how: { shift: boolean }) => onCheck(id, how),
      })}
      trail={trail}
    />
  )
}
