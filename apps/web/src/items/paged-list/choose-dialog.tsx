import type { UseQueryResult } from '@tanstack/react-query'
import { Dialog, type DialogProps } from '@waymark/ui/overlay'
import { type ReactNode, useState } from 'react'
import { CLOSE } from '#i18n/action-labels.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { ListSearch } from '../list/list-search.tsx'
import { ListStates } from '../list/list-states.tsx'
import styles from './choose-dialog.module.css'
import { ListPager } from './list-pager.tsx'

/** A search in names, and the page of what it finds. */
export interface SearchedPage {
  readonly name: string
  /** Rows of one page. */
  readonly limit: number
  readonly offset: number
  readonly search: (name: string) => void
  readonly turn: (offset: number) => void
}

/** The search and the page of a dialog. A search begins at the first page. */
export function useSearchedPage(limit = 20): SearchedPage {
  const [{ name, offset }, set] = useState({ name: '', offset: 0 })
  return {
    name,
    limit,
    offset,
    search: (text) => set({ name: text.trim(), offset: 0 }),
    turn: (to) => set({ name, offset: to }),
  }
}

/** A dialog to choose from a paged list: search, rows and pages. It keeps its height while searching. */
export function ChooseDialog({
  page,
  query,
  rowHeight,
  headHeight = 0,
  labels,
  note,
  children,
  ...dialog
}: Omit<DialogProps, 'open' | 'closeLabel' | 'bodyClassName'> & {
  page: SearchedPage
  query: UseQueryResult<{ readonly rows: readonly unknown[]; readonly total: number }>
  /** Pixels of a row, and of what stands above the rows. */
  rowHeight: number
  headHeight?: number
  /** The names of search and pages, and the text for a site without any. */
  labels: { readonly search: string; readonly pages: string; readonly empty: string }
  /** Below the rows, after the position. */
  note?: ReactNode
  /** The rows. */
  children: ReactNode
}) {
  const { t } = useI18n()
  const { name, search, turn } = page
  const count = query.data?.rows.length ?? 0
  const total = query.data?.total ?? 0
  // Room for the longest page so far.
  const [most, setMost] = useState(0)
  if (count > most) setMost(count)
  const heightOf = (rows: number) => rows * rowHeight + headHeight
  return (
    <Dialog {...dialog} open closeLabel={t(CLOSE)} bodyClassName={styles.body}>
      <div className={styles.search}>
        <ListSearch aside autoFocus label={labels.search} text={name} onSearch={search} />
      </div>
      <div className={styles.rows} style={{ minHeight: heightOf(Math.min(most, 5)), height: heightOf(most) }}>
        {count > 0 ? (
          children
        ) : (
          <ListStates
            query={query}
            count={total}
            searched={name !== ''}
            onClear={() => search('')}
            first={<p>{labels.empty}</p>}
          />
        )}
      </div>
      <ListPager
        label={labels.pages}
        query={query}
        page={page}
        onPage={({ offset }) => turn(offset)}
        beside={note}
        always
      />
    </Dialog>
  )
}
