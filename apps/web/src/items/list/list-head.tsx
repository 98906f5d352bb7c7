import { type Message, msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { Icon, KeyHint } from '@waymark/ui/icon'
import { ListHead, ListHeadRow, ListTools } from '@waymark/ui/layout'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { FilterChips, ListFilterPopover } from './filter/filter-popover.tsx'
import type { FilterParams, ListFilters } from './filter/filters.ts'
import { MOVE } from './item-list-messages.ts'
import styles from './list-head.module.css'
import { ListSearch } from './list-search.tsx'
import type { ListSearchParams } from './list-search-params.ts'
import { OrderMenu } from './order-menu.tsx'
import { ORDERS } from './orders.ts'
import { SelectAll } from './select-all.tsx'
import type { ListSelection } from './use-selection.ts'
export interface ListHeadMessages {
  readonly search: Message
  readonly add: Message
  /** `<b>{found}</b> of {total} …`, while the list is searched or filtered. */
  readonly counted: Message
  /** `<b>{total}</b> …` */
  readonly counting: Message
}

const CHOOSE = msg('lists.sort.choose', 'choose')
const VIEW_ONLY = msg('lists.view-only', 'View only')
const SELECTED = msg('lists.selected', '<b>{count, number}</b> of {total, number} selected')

interface ItemListHeadProps {
  messages: ListHeadMessages
  params: ListSearchParams
  onChange: (change: object) => void
  filters: ListFilters
  /** Why nothing can be added; absent when something can. */
  addRefusal: string | undefined
  onAdd: () => void
  selection: ListSelection
  /** How many rows are loaded. */
  loaded: number
  /** The number of items with this search and these filters; absent while it is loading. */
  found: number | undefined
  /** The number without them; absent without search and filters, or while it is loading. */
  all: number | undefined
}

/** The head of a list: search, add button, active filters, number of items, filter and sort. */
export function ItemListHead({
  messages,
  params,
  onChange,
  filters,
  addRefusal,
  onAdd,
  selection,
  loaded,
  found,
  all,
}: ItemListHeadProps) {
  const { t } = useI18n()
  const { name = '', sort } = params
  const filter = { filters, params: params as FilterParams, onChange }
  const bold = { b: <b /> }
  const { size } = selection.ids
  const counted =
    size > 0 ? (
      <Trans message={SELECTED} values={{ count: size, total: found ?? 0 }} components={bold} />
    ) : found === undefined ? null : all === undefined ? (
      <Trans message={messages.counting} values={{ total: found }} components={bold} />
    ) : (
      <Trans message={messages.counted} values={{ found, total: all }} components={bold} />
    )
  return (
    <ListHead>
      <ListHeadRow>
        <ListSearch label={t(messages.search)} text={name} onSearch={(text) => onChange({ name: text || undefined })} />
        <Button icon="plus" disabledReason={addRefusal} onPress={onAdd}>
          {t(messages.add)}
        </Button>
      </ListHeadRow>
      <FilterChips {...filter} />
      <ListTools count={counted} before={<SelectAll selection={selection} loaded={loaded} />}>
        {addRefusal !== undefined && (
          <span className={styles.viewOnly}>
            <Icon name="lock" size="small" />
            {t(VIEW_ONLY)}
          </span>
        )}
        <ListFilterPopover {...filter} />
        <OrderMenu
          orders={ORDERS}
          value={sort}
          onChange={(sort) => onChange({ sort })}
          foot={
            <>
              <KeyHint keys={['↑', '↓']}>{t(MOVE)}</KeyHint>
              <KeyHint keys={['↵']}>{t(CHOOSE)}</KeyHint>
            </>
          }
        />
      </ListTools>
    </ListHead>
  )
}
