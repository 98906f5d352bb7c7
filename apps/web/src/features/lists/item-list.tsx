import type { Message } from '@waymark/domain/message'
import { msg } from '@waymark/domain/message'
import type { Permitted } from '@waymark/domain/permission'
import { Button } from '@waymark/ui/controls'
import { SortMenu } from '@waymark/ui/data'
import { EmptyState, ListHead, ListHeadRow, ListPane, type ListRows, ListTools } from '@waymark/ui/layout'
import { type ReactElement, type ReactNode, useDeferredValue, useRef } from 'react'
import { useShortcuts } from '../../shortcuts/use-shortcuts.ts'
import { useWords } from '../../words/use-words.ts'
import { Words } from '../../words/words.tsx'
import { SelectAll } from './bulk/select-all.tsx'
import styles from './item-list.module.css'
import { useTellSelected } from './list-layout.tsx'
import { ListSearch } from './list-search.tsx'
import { LIST_SORTS, type ListSort, SORT_CAPTIONS, SORT_LABELS } from './list-sort.ts'
import { ListStates } from './list-states.tsx'
import { MoreRows } from './more-rows.tsx'
import { useTellRows } from './one-pane.tsx'
import { useRowKeys } from './use-row-keys.ts'
import type { ListSelection } from './use-selection.ts'

/** What a list says about itself. */
export interface ListWords {
  /** "Triggers" */
  readonly list: Message
  readonly search: Message
  readonly add: Message
  /** Why nothing can be added without edit permission. */
  readonly addRefused: Message
  /** `<b>{found}</b> of {total} …`, while something narrows the list. */
  readonly counted: Message
  /** `<b>{total}</b> …` */
  readonly counting: Message
  /** `<b>{count}</b> of {total} selected` */
  readonly selected: Message
  readonly empty: Message
  readonly emptyText: Message
}

const SORT = msg('lists.sort', 'Sort by')

/** The query of a list that grows page by page, as far as the list looks at it. */
interface Growing {
  readonly isPending: boolean
  readonly isError: boolean
  readonly isSuccess: boolean
  readonly isPlaceholderData: boolean
  readonly data: unknown
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly isFetchNextPageError: boolean
  refetch(): unknown
  fetchNextPage(): unknown
}

/**
 * The list of a section: search, filters and sort in its head, rows or what stands in their place, "Load more", the
 * bulk bar at its foot. Keys move between rows and choose them; C adds.
 */
export function ItemList({
  words,
  query,
  order,
  found,
  all,
  name,
  sort,
  onSearch,
  filtered,
  onClear,
  chips,
  filter,
  selection,
  edit,
  onAdd,
  bulk,
  children,
}: {
  words: ListWords
  query: Growing
  /** The ids of the rows that are loaded. */
  order: readonly string[]
  /** How many there are with these filters, and without any. */
  found: number
  all: number | undefined
  name: string
  sort: ListSort
  onSearch: (change: { name?: string | undefined; sort?: ListSort | undefined }) => void
  /** Whether a search or a filter narrows the list. */
  filtered: boolean
  onClear: () => void
  chips: ReactNode
  filter: ReactNode
  selection: ListSelection
  edit: Permitted
  onAdd: () => void
  bulk: ReactNode
  /** The rows, in the order of `order`. */
  children: readonly ReactElement[]
}) {
  const { say } = useWords()
  const rows = useRef<ListRows>(null)
  const keys = useRowKeys(order, rows, edit.allowed ? selection : undefined)
  useShortcuts({ c: edit.allowed ? onAdd : undefined })
  useTellSelected(selection.ids.size)
  useTellRows(order, found)
  const refusal = edit.allowed ? undefined : say(words.addRefused)
  // A section that is entered stands there with its head at once, its rows with the next picture.
  const entered = useDeferredValue(true, false)
  const showRows = entered && query.data !== undefined && order.length > 0

  const bold = { b: <b /> }
  const counted =
    selection.ids.size > 0 ? (
      <Words of={words.selected} values={{ count: selection.ids.size, total: found }} components={bold} />
    ) : query.isSuccess ? (
      <Words
        of={filtered && all !== undefined ? words.counted : words.counting}
        values={{ found, total: filtered ? (all ?? found) : found }}
        components={bold}
      />
    ) : null

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the rows inside.
    <div onKeyDown={keys} className={styles.keys}>
      <ListPane
        label={say(words.list)}
        rows={rows}
        plain={!showRows}
        selecting={selection.ids.size > 0}
        readOnly={!edit.allowed}
        busy={query.isPlaceholderData}
        head={
          <ListHead>
            <ListHeadRow>
              <ListSearch
                label={say(words.search)}
                text={name}
                onSearch={(text) => onSearch({ name: text || undefined })}
              />
              <Button icon="plus" disabledReason={refusal} onPress={onAdd}>
                {say(words.add)}
              </Button>
            </ListHeadRow>
            {chips}
            <ListTools count={counted} before={<SelectAll selection={selection} loaded={order.length} />}>
              {filter}
              <SortMenu
                label={say(SORT)}
                value={sort}
                options={LIST_SORTS.map((value) => ({
                  value,
                  label: say(SORT_LABELS[value]),
                  caption: say(SORT_CAPTIONS[value]),
                }))}
                onChange={(next) => onSearch({ sort: next === 'name' ? undefined : next })}
              />
            </ListTools>
          </ListHead>
        }
        more={showRows && <MoreRows query={query} shown={order.length} total={found} />}
        foot={edit.allowed && bulk}
      >
        {showRows ? (
          children
        ) : (
          <ListStates
            query={query}
            count={order.length}
            filtered={filtered}
            onClear={onClear}
            first={
              <EmptyState
                art="trail"
                title={say(words.empty)}
                text={say(words.emptyText)}
                actions={
                  <Button variant="primary" icon="plus" disabledReason={refusal} onPress={onAdd}>
                    {say(words.add)}
                  </Button>
                }
              />
            }
          />
        )}
      </ListPane>
    </div>
  )
}
