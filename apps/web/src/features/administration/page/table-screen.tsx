import { Button } from '@waymark/ui/controls'
import type { ComponentProps, ReactNode } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListStates } from '#items/list/list-states.tsx'
import { ListPager } from '#items/list/pager/list-pager.tsx'
import { ADMINISTRATION_PAGES, type AdministrationPage } from '../administration-pages.ts'
import { PAGE_ROWS } from './list-params.ts'
import type { usePageParams } from './page-params.ts'
import { TablePage } from './table-page.tsx'

/**
 * A page with a list that is searched and paged by its address: its states, the pager, the button that adds a row, and the
 * opened row. A screen gives its query and what is its own.
 */
export function TableScreen<Row>({
  page,
  about,
  state: [{ search = '', offset = 0, open }, change],
  query,
  rows,
  total = 0,
  count,
  searchLabel,
  addLabel,
  pagesLabel,
  first = null,
  panel,
  table,
}: {
  page: AdministrationPage
  /** One sentence below the title. */
  about: string
  /** The parameters of the address. */
  state: ReturnType<typeof usePageParams>
  query: ComponentProps<typeof ListStates>['query'] & { readonly isPlaceholderData: boolean }
  /** The rows that are loaded, if any. */
  rows: readonly Row[] | undefined
  /** How many rows there are on all pages; unless given there is one page. */
  total?: number | undefined
  /** How many rows there are: "6 clients, 4 active". */
  count: string | undefined
  searchLabel: string
  /** Absent where rows cannot be added. */
  addLabel?: string
  /** Absent where there is one page. */
  pagesLabel?: string
  /** Shown when there is no row at all. */
  first?: ReactNode
  /** The opened row: a `SidePanel`. */
  panel?: (id: string, onClose: () => void) => ReactNode
  /** The table of the rows; there is at least one. `busy`: they are those of the page before. */
  table: (rows: readonly Row[], busy: boolean) => ReactNode
}) {
  const { t } = useI18n()
  const hasRows = rows !== undefined && rows.length > 0
  return (
    <TablePage
      title={t(ADMINISTRATION_PAGES[page].name)}
      about={about}
      search={{ label: searchLabel, text: search, onSearch: (text) => change({ search: text || undefined }) }}
      count={count ?? ''}
      action={
        addLabel && (
          <Button variant="primary" icon="plus" onPress={() => change({ add: true })}>
            {addLabel}
          </Button>
        )
      }
      pager={
        pagesLabel &&
        total > PAGE_ROWS && (
          <ListPager
            label={pagesLabel}
            limit={PAGE_ROWS}
            offset={offset}
            total={total}
            onOffset={(next) => change({ offset: next || undefined })}
            pending={query.isPlaceholderData}
          />
        )
      }
      panel={panel && open !== undefined && panel(open, () => change({ open: undefined }))}
    >
      <ListStates
        query={query}
        count={rows?.length ?? 0}
        filtered={search !== '' && 'by name'}
        onClear={() => change({ search: undefined })}
        first={first}
      />
      {hasRows && table(rows, query.isPlaceholderData)}
    </TablePage>
  )
}
