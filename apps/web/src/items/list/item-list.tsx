import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { ItemKind } from '@waymark/domain/copy'
import { type Message, msg } from '@waymark/domain/message'
import { Button } from '@waymark/ui/controls'
import { EmptyState, ListPane, type ListRows } from '@waymark/ui/layout'
import { Fragment, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { useHotkeys } from '#browser/hotkeys/use-hotkeys.ts'
import { useCan } from '#data/current-site.ts'
import { addAddress, itemAddress } from '#data/item-address.ts'
import { rowsOf } from '#data/list-queries.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { type FilterParams, filterCount, type ListFilters, noFilters } from './filter/filters.ts'
import styles from './item-list.module.css'
import { ItemListHead, type ListHeadMessages } from './list-head.tsx'
import { useTellSelected } from './list-layout.tsx'
import type { ListRowProps } from './list-row.tsx'
import { type ListSearchParams, useChangeSearchParams } from './list-search-params.ts'
import { ListStates } from './list-states.tsx'
import { MoreRows } from './more-rows.tsx'
import { useTellRows } from './one-pane.tsx'
import { useSearchText } from './row-link.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { type ListSelection, useSelection } from './use-selection.ts'

/** The texts of a list. */
export interface ListMessages extends ListHeadMessages {
  /** "Triggers" */
  readonly list: Message
  /** Why nothing can be added without edit permission. */
  readonly addRefused: Message
  readonly empty: Message
  readonly emptyText: Message
}

/** The parts of the infinite query that the list uses. */
interface Growing<Row> {
  readonly isPending: boolean
  readonly isError: boolean
  readonly isPlaceholderData: boolean
  readonly isFetching: boolean
  readonly data:
    | { readonly pages: readonly { readonly data: readonly Row[]; readonly meta: { readonly total: number } }[] }
    | undefined
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  refetch(): unknown
  fetchNextPage(): unknown
}

/** A query whose answer has at least what a row shows. */
type OneQuery<Row> = Pick<UseQueryOptions<Row, Error, Row, any>, 'queryKey' | 'queryFn'>

/** The props of the bulk actions. */
export interface BulkProps<Row> {
  readonly appId: string
  readonly chosen: readonly Row[]
  readonly selection: ListSelection
  /** The id of the open item. */
  readonly openId: string | undefined
}

/**
 * The list of a section: search, filters and sort in its head, rows or a message, "Load more", the bulk bar at its foot.
 * Keys move between rows and select them; C adds an item.
 */
export function ItemList<Row extends { readonly id: string }>({
  kind,
  appId,
  messages,
  query,
  all,
  params,
  filters,
  bulk,
  one,
  isListed = () => true,
  above,
  instead,
  suggested = false,
  children,
}: {
  kind: ItemKind
  appId: string
  messages: ListMessages
  query: Growing<Row>
  /** How many there are without search and filters. */
  all: number | undefined
  /** The search parameters of the address. */
  params: ListSearchParams
  filters: ListFilters
  bulk: (props: BulkProps<Row>) => ReactNode
  /** The query of one item, for the open one that is not among the rows loaded so far. */
  one: (id: string) => OneQuery<Row>
  /** Whether an item belongs to the list at all; all do when absent. */
  isListed?: (row: Row) => boolean
  /** Stays above the rows. */
  above?: ReactNode
  /** Shown in place of the rows. */
  instead?: ReactNode
  /** Whether what to add first is suggested elsewhere: the empty list has no button then. */
  suggested?: boolean
  /** Renders a row with the common props, which keep their identity until something about this row changes. */
  children: (row: Row, props: ListRowProps) => ReactNode
}) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const openId = useParams({ strict: false })[`${kind}Id`]
  const search = useSearchText(params)
  const changeParams = useChangeSearchParams()
  const edit = useCan('edit')
  const loaded = useMemo(() => rowsOf(query.data?.pages ?? []), [query.data])
  const order = useMemo(() => loaded.map(({ id }) => id), [loaded])
  const found = query.data?.pages[0]?.meta.total
  const selection = useSelection(order)
  const isAway = openId !== undefined && query.data !== undefined && !order.includes(openId)
  // Decided when the rows have arrived, so that a new item is not shown above them first.
  const [awayId, setAwayId] = useState<string>()
  if (!query.isFetching && awayId !== (isAway ? openId : undefined)) setAwayId(isAway ? openId : undefined)
  const { data: openItem } = useQuery({ ...one(openId ?? ''), enabled: isAway })
  const away = isAway && awayId === openId && openItem && isListed(openItem) ? openItem : undefined
  // Stays once something was selected, for the dialog that ends with an empty selection.
  const [hasSelected, setHasSelected] = useState(false)
  if (selection.ids.size > 0 && !hasSelected) setHasSelected(true)
  const { name = '', sort = 'name' } = params
  const filtered = filterCount(filters, params as FilterParams) > 0 ? 'by filters' : name.trim() !== '' && 'by name'

  const place = placeOf(query.hasNextPage, filtered !== false)

  const add = () => void navigate({ to: addAddress(kind, appId), search: (known: object) => known })
  const rows = useRef<ListRows>(null)
  const keys = useRowKeys({
    order,
    list: rows,
    selection: edit.allowed ? selection : undefined,
    clearSearch: name === '' ? undefined : () => changeParams({ name: undefined }),
  })
  useHotkeys({ c: edit.allowed ? add : undefined })
  useTellSelected(selection.ids.size)
  useTellRows(order, found ?? 0)
  const addRefusal = edit.allowed ? undefined : t(messages.addRefused)
  const showRows = order.length > 0 && !instead

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the rows inside.
    <div onKeyDown={keys} className={styles.keys}>
      <ListPane
        label={t(messages.list)}
        rows={rows}
        order={search}
        pinned={
          away &&
          place && {
            label: t(place),
            row: children(away, {
              href: `${itemAddress(kind, appId, away.id)}${search}`,
              sort,
              current: true,
              checked: false,
              mayEdit: false,
              onCheck: selection.check,
            }),
          }
        }
        plain={!showRows}
        selecting={selection.ids.size > 0}
        readOnly={!edit.allowed}
        busy={query.isPlaceholderData}
        head={
          <>
            <ItemListHead
              messages={messages}
              params={params}
              onChange={changeParams}
              filters={filters}
              addRefusal={addRefusal}
              onAdd={add}
              selection={selection}
              loaded={order.length}
              found={found}
              all={filtered ? all : undefined}
            />
            {above}
          </>
        }
        more={showRows && <MoreRows query={query} rows={rows} shown={order.length} total={found ?? 0} />}
        // Also without the permission, so that an open dialog stays when the permission is revoked.
        foot={
          hasSelected && (
            <Suspense>
              {bulk({ appId, chosen: loaded.filter(({ id }) => selection.ids.has(id)), selection, openId })}
            </Suspense>
          )
        }
      >
        {showRows
          ? loaded.map((row) => (
              <Fragment key={row.id}>
                {children(row, {
                  href: `${itemAddress(kind, appId, row.id)}${search}`,
                  sort,
                  current: row.id === openId,
                  checked: selection.ids.has(row.id),
                  mayEdit: edit.allowed,
                  onCheck: selection.check,
                })}
              </Fragment>
            ))
          : instead || (
              <ListStates
                query={query}
                count={order.length}
                filtered={filtered}
                onClear={() => changeParams({ ...noFilters(filters), name: undefined })}
                first={
                  <EmptyState
                    art="trail"
                    title={t(messages.empty)}
                    text={t(messages.emptyText)}
                    actions={
                      !suggested && (
                        <Button variant="primary" icon="plus" disabledReason={addRefusal} onPress={add}>
                          {t(messages.add)}
                        </Button>
                      )
                    }
                  />
                }
              />
            )}
      </ListPane>
    </div>
  )
}

/** Where the open item is that is not among the rows; undefined when it should be among them. */
function placeOf(hasMore: boolean, isFiltered: boolean): Message | undefined {
  if (isFiltered) return hasMore ? MAYBE_FURTHER : NOT_FOUND
  return hasMore ? FURTHER : undefined
}

const FURTHER = msg('lists.open.further', 'Open, further down this list')
const MAYBE_FURTHER = msg('lists.open.maybe-further', 'Open, not among the first matches')
const NOT_FOUND = msg('lists.open.not-found', 'Open, does not match this search')
