import { ContentSheet, PageHead } from '@waymark/ui/layout'
import type { ReactNode } from 'react'
import { headingFocus } from '#browser/focus/heading-focus.ts'
import { ListSearch } from '#items/list/list-search.tsx'
import styles from './page.module.css'

export interface TablePageProps {
  title: string
  /** One sentence below the title. */
  about: string
  /** Absent where there is nothing to search. */
  search?: { label: string; text: string; onSearch: (text: string) => void }
  /** Filters beside the search. */
  filters?: ReactNode
  /** How many rows there are: "6 clients, 4 active". */
  count?: ReactNode
  /** Whether that number stands at the end of the tool row, before the action. */
  countAtEnd?: boolean
  /** The main action, at the end of the tool row. */
  action?: ReactNode
  /** The table, or what is shown instead of it. */
  children: ReactNode
  /** The pager below it. */
  pager?: ReactNode
  /** The opened row: a `SidePanel`. Absent or false when none is open. */
  panel?: ReactNode
}

/** A page of the administration: head, tool row, table, and the opened row beside it. */
export function TablePage(props: TablePageProps) {
  const { title, about, search, filters, count, countAtEnd = false, action, children, pager, panel } = props
  const counted = count !== undefined && (
    <p className={styles.count} role="status">
      {count}
    </p>
  )
  return (
    <>
      <ContentSheet wide>
        <PageHead titleRef={headingFocus} title={title} description={about} />
        <div className={styles.tools}>
          {search && (
            <div className={styles.search}>
              <ListSearch label={search.label} text={search.text} onSearch={search.onSearch} />
            </div>
          )}
          {filters}
          {!countAtEnd && counted}
          {(action || countAtEnd) && (
            <div className={styles.action}>
              {countAtEnd && counted}
              {action}
            </div>
          )}
        </div>
        <div className={styles.body}>
          {children}
          {pager}
        </div>
      </ContentSheet>
      {panel}
    </>
  )
}
