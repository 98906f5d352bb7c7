import { Button } from '@waymark/ui/controls'
import { ContentSheet, PageHead } from '@waymark/ui/layout'
import type { ComponentProps, ReactNode } from 'react'
import { headingFocus } from '#browser/focus/heading-focus.ts'
import { Trans } from '#i18n/trans.tsx'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListSearch } from '#items/list/list-search.tsx'
import { ListPager } from '#items/paged-list/list-pager.tsx'
import { ADMINISTRATION_PAGES, type AdministrationPage } from '../administration-pages.ts'
import { PAGE_ROWS } from './list-params.ts'
import styles from './page.module.css'
import type { PageState } from './page-params.ts'
import { RowsStates } from './rows-states.tsx'

interface TableScreenProps<Row> {
  page: AdministrationPage
  /** One sentence below the title. */
  about: string
  /** The parameters of the address. */
  state: PageState
  query: ComponentProps<typeof RowsStates>['query'] & {
    readonly data: { readonly rows: readonly Row[]; readonly total: number } | undefined
    readonly isPlaceholderData: boolean
  }
  /** How many rows there are: "6 clients, 4 active", with `<b>` around numbers. With filters it stands at the end of the tool row. */
  count: Pick<ComponentProps<typeof Trans>, 'message' | 'values'> | undefined
  searchLabel: string
  /** Filters beside the search; `anySet` is without the search, `clear` clears it too. */
  filters?: { controls: ReactNode; anySet: boolean; clear: () => void }
  /** Absent where rows cannot be added. */
  addLabel?: string
  /** The main action where it does not add a row. */
  action?: ReactNode
  /** The name of the pager; absent where there is one page. */
  pagesLabel?: string
  /** The page sizes that can be chosen, smallest first; unless given, all pages have `PAGE_ROWS` rows. */
  sizes?: { options: readonly number[]; chosen: number; onChoose: (size: number) => void }
  /** Shown when there is no row at all. */
  first?: ReactNode
  /** The opened row: a `SidePanel`. */
  panel?: (id: string, onClose: () => void) => ReactNode
  /** The table of the rows; there is at least one. `busy`: they are those of the page before. */
  table: (rows: readonly Row[], busy: boolean) => ReactNode
}

/**
 * A page of the administration with a list that is searched and paged by its address: its states, the pager, the button that
 * adds a row, and the opened row. A screen gives its query and what is its own.
 */
export function TableScreen<Row>(props: TableScreenProps<Row>) {
  const { page, about, query, table, first = null, panel, filters, pagesLabel, sizes } = props
  const [{ search = '', offset = 0, open }, change] = props.state
  const { t } = useI18n()
  const { rows = [], total = 0 } = query.data ?? {}
  const limit = sizes?.chosen ?? PAGE_ROWS
  return (
    <>
      <ContentSheet wide>
        <PageHead
          titleRef={headingFocus}
          title={t(ADMINISTRATION_PAGES[page].name)}
          description={<span className="t-muted">{about}</span>}
        />
        <Tools {...props} />
        <div className={styles.body}>
          <RowsStates
            query={query}
            count={total}
            searched={search !== ''}
            filtered={filters?.anySet}
            onClear={filters ? filters.clear : () => change({ search: undefined })}
            first={first}
          />
          {rows.length > 0 && table(rows, query.isPlaceholderData)}
          {pagesLabel && (
            <ListPager
              label={pagesLabel}
              query={query}
              page={{ limit, offset }}
              onPage={(to) =>
                to.limit === limit ? change({ offset: to.offset || undefined }) : sizes?.onChoose(to.limit)
              }
              sizes={sizes?.options}
            />
          )}
        </div>
      </ContentSheet>
      {panel && open !== undefined && panel(open, () => change({ open: undefined }))}
    </>
  )
}

/** The row above the table: search, filters, how many rows there are, the main action. */
function Tools({
  state: [{ search = '' }, change],
  searchLabel,
  filters,
  count,
  addLabel,
  action,
}: Pick<TableScreenProps<unknown>, 'state' | 'searchLabel' | 'filters' | 'count' | 'addLabel' | 'action'>) {
  const counted = (
    <p className={styles.count} role="status">
      {count && <Trans {...count} components={{ b: <b /> }} />}
    </p>
  )
  const main = addLabel ? (
    <Button variant="primary" icon="plus" onPress={() => change({ add: true })}>
      {addLabel}
    </Button>
  ) : (
    action
  )
  return (
    <div className={styles.tools}>
      <div className={styles.search}>
        <ListSearch label={searchLabel} text={search} onSearch={(text) => change({ search: text || undefined })} />
      </div>
      {filters?.controls}
      {!filters && counted}
      {(filters || main) && (
        <div className={styles.action}>
          {filters && counted}
          {main}
        </div>
      )}
    </div>
  )
}
