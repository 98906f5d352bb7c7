import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import type { Message } from '@waymark/domain/message'
import type { ItemKind } from '@waymark/domain/resource'
import { Button } from '@waymark/ui/controls'
import { EmptyState, ListPane, type ListRows, ListSkeleton } from '@waymark/ui/layout'
import { Fragment, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { useHotkeys } from '#browser/hotkeys/use-hotkeys.ts'
import { addAddress, itemAddress } from '#data/addresses/item-address.ts'
import { rowsOf } from '#data/api/list-queries.ts'
import { useCan } from '#data/current-site.ts'
import { LOADING } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { type FilterParams, filterCount, type ListFilters, noFilters } from './filter/filters.ts'
import styles from './item-list.module.css'
import { useReportRows } from './list-and-content.tsx'
import { ItemListHead, type ListHeadMessages } from './list-head.tsx'
import { useReportSelectedCount } from './list-layout.tsx'
import type { ListRowProps } from './list-row.tsx'
import { type ListSearchParams, useChangeSearchParams } from './list-search-params.ts'
import { ListStates } from './list-states.tsx'
import { MoreRows } from './more-rows.tsx'
import { useSearchText } from './row-link.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { type ListSelection, useSelection } from './use-selection.ts'
import { type OneQuery, useUnlistedItem } from './use-unlisted-item.ts'

/** The texts of a list. */
export interface ListMessages extends ListHeadMessages {
  /** "Triggers" */
  readonly list: Message
  /** Why nothing can be added without edit permission. */
  readonly addRefused: Message
  readonly empty: Message
  readonly emptyText: Message
}

/** The infinite query of a list. */
export type PagedQuery<Row> = UseInfiniteQueryResult<{
  readonly pages: readonly { readonly data: readonly Row[]; readonly meta: { readonly total: number } }[]
}>

export interface BulkProps<Row> {
  readonly appId: string
  readonly chosen: readonly Row[]
  readonly selection: ListSelection
  readonly openId: string | undefined
}

interface ItemListProps<Row> {
  kind: ItemKind
  appId: string
  messages: ListMessages
  query: PagedQuery<Row>
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
}

/**
 * The list of a section: search, filters and sort in its head, rows or a message, "Load more", the bulk bar at its foot.
 * Keys move between rows and select them; C adds an item.
 */
export function ItemList<Row extends { readonly id: string }>(props: ItemListProps<Row>) {
  const { kind, appId, messages, query, all, params, filters, bulk, one, above, instead, suggested, children } = props
  const { t } = useI18n()
  const navigate = useNavigate()
  const openId = useParams({ strict: false })[`${kind}Id`]
  const search = useSearchText(params)
  const changeParams = useChangeSearchParams()
  const edit = useCan('edit')
  const loaded = useMemo(() => rowsOf(query.data?.pages ?? []), [query.data])
  const ids = useMemo(() => loaded.map(({ id }) => id), [loaded])
  const found = query.data?.pages[0]?.meta.total
  const selection = useSelection(ids)
  const { name = '', sort = 'name' } = params
  const searched = name.trim() !== ''
  const filtered = filterCount(filters, params as FilterParams) > 0
  const { isListed = () => true } = props
  const unlisted = useUnlistedItem({ openId, ids, query, isFiltered: searched || filtered, one, isListed })
  // Stays once something was selected, for the dialog that ends with an empty selection.
  const [hasSelected, setHasSelected] = useState(false)
  if (selection.ids.size > 0 && !hasSelected) setHasSelected(true)

  const add = () => void navigate({ to: addAddress(kind, appId), search: (known: object) => known })
  const rows = useRef<ListRows>(null)
  const keys = useRowKeys({
    ids,
    list: rows,
    selection: edit.allowed ? selection : undefined,
    clearSearch: name === '' ? undefined : () => changeParams({ name: undefined }),
  })
  useHotkeys({ c: edit.allowed ? add : undefined })
  useReportSelectedCount(selection.ids.size)
  useReportRows(ids, found ?? 0)
  const addRefusal = edit.allowed ? undefined : t(messages.addRefused)
  const showRows = ids.length > 0 && !instead
  const drawRow = (row: Row, state: Pick<ListRowProps, 'current' | 'checked' | 'mayEdit'>) =>
    children(row, {
      href: `${itemAddress(kind, appId, row.id)}${search}`,
      sort,
      ...state,
      onCheck: selection.check,
    })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the rows inside.
    <div onKeyDown={keys} className={styles.keys}>
      <ListPane
        label={t(messages.list)}
        rows={rows}
        scrollKey={search}
        pinned={
          unlisted && {
            label: t(unlisted.place),
            row: unlisted.item ? (
              drawRow(unlisted.item, { current: true, checked: false, mayEdit: false })
            ) : (
              <li>
                <ListSkeleton label={t(LOADING)} rows={1} />
              </li>
            ),
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
              loaded={ids.length}
              found={found}
              all={searched || filtered ? all : undefined}
            />
            {above}
          </>
        }
        more={showRows && <MoreRows query={query} rows={rows} shown={ids.length} total={found ?? 0} />}
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
                {drawRow(row, {
                  current: row.id === openId,
                  checked: selection.ids.has(row.id),
                  mayEdit: edit.allowed,
                })}
              </Fragment>
            ))
          : instead || (
              <ListStates
                query={query}
                count={ids.length}
                searched={searched}
                filtered={filtered}
                onClear={() => changeParams({ ...noFilters(filters), name: undefined })}
                first={<NoItems messages={messages} addRefusal={addRefusal} onAdd={suggested ? undefined : add} />}
              />
            )}
      </ListPane>
    </div>
  )
}

interface NoItemsProps {
  messages: ListMessages
  addRefusal: string | undefined
  onAdd: (() => void) | undefined
}

/** The list without any item: what it is for, and the button that adds the first one. */
function NoItems({ messages, addRefusal, onAdd }: NoItemsProps) {
  const { t } = useI18n()
  return (
    <EmptyState
      art="trail"
      title={t(messages.empty)}
      text={t(messages.emptyText)}
      actions={
        onAdd && (
          <Button variant="primary" icon="plus" disabledReason={addRefusal} onPress={onAdd}>
            {t(messages.add)}
          </Button>
        )
      }
    />
  )
}
