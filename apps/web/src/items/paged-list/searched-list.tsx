import type { Message } from '@waymark/domain/message'
import { ListHead, ListHeadRow, ListPane, type ListRows, ListTools } from '@waymark/ui/layout'
import { type ReactNode, useMemo, useRef } from 'react'
import { rowsOf } from '#data/api/list-queries.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from '../list/item-list.module.css'
import type { PagedQuery } from '../list/item-list.tsx'
import { useReportRows } from '../list/list-and-content.tsx'
import { ListSearch } from '../list/list-search.tsx'
import { ListStates } from '../list/list-states.tsx'
import { MoreRows } from '../list/more-rows.tsx'
import { useRowKeys } from '../list/use-row-keys.ts'

/**
 * A list whose rows are only opened: search, number and order in its head, rows or a message, "Load more". Keys move between
 * rows.
 */
export function SearchedList<Row extends { readonly id: string }>({
  messages,
  query,
  name = '',
  onName,
  action,
  order,
  searchText,
  idOf = ({ id }) => id,
  first,
  children,
}: {
  /** `counting` has the value `total`: `<b>{total}</b> …` */
  messages: Readonly<Record<'list' | 'search' | 'counting', Message>>
  query: PagedQuery<Row>
  /** The search, and a function that changes it. */
  name: string | undefined
  onName: (name: string | undefined) => void
  /** Beside the search. */
  action?: ReactNode
  /** The menu of the orders. */
  order: ReactNode
  /** The search parameters in the addresses of the rows. */
  searchText: string
  /** The id of a row in its address. */
  idOf?: (row: Row) => string
  /** Shown when the list is empty without a search. */
  first: ReactNode
  /** Renders a row with its place and the number of rows on all pages. */
  children: (row: Row, at: number, found: number) => ReactNode
}) {
  const { t } = useI18n()
  const rows = useMemo(() => rowsOf(query.data?.pages ?? []), [query.data])
  const ids = useMemo(() => rows.map(idOf), [rows])
  const found = query.data?.pages[0]?.meta.total
  const list = useRef<ListRows>(null)
  const clear = () => onName(undefined)
  const keys = useRowKeys({ ids, list, clearSearch: name === '' ? undefined : clear })
  useReportRows(ids, found ?? 0)
  const hasRows = rows.length > 0
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the rows inside.
    <div onKeyDown={keys} className={styles.keys}>
      <ListPane
        label={t(messages.list)}
        rows={list}
        scrollKey={searchText}
        plain={!hasRows}
        readOnly
        busy={query.isPlaceholderData}
        head={
          <ListHead>
            <ListHeadRow>
              <ListSearch label={t(messages.search)} text={name} onSearch={(text) => onName(text || undefined)} />
              {action}
            </ListHeadRow>
            <ListTools
              count={
                found !== undefined && (
                  <Trans message={messages.counting} values={{ total: found }} components={{ b: <b /> }} />
                )
              }
            >
              {order}
            </ListTools>
          </ListHead>
        }
        more={hasRows && <MoreRows query={query} rows={list} shown={rows.length} total={found ?? 0} />}
      >
        {hasRows ? (
          rows.map((row, at) => children(row, at, found ?? rows.length))
        ) : (
          <ListStates query={query} count={0} searched={name.trim() !== ''} onClear={clear} first={first} />
        )}
      </ListPane>
    </div>
  )
}
