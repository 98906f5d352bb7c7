import { FILTER_LIMIT } from '@waymark/domain/list'
import type { Message } from '@waymark/domain/message'
import { SearchBox } from '@waymark/ui/data'
import { type ReactNode, useId } from 'react'
import { CLEAR_SEARCH } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './tags-priority.module.css'

interface ListFrameProps {
  title: Message
  count?: number | undefined
  search?: { readonly label: Message; readonly value: string; readonly onChange: (text: string) => void }
  foot?: ReactNode
  children: ReactNode
}

/** One of the two lists: its title with a count, its search, its rows and its foot. */
export function ListFrame({ title, count, search, foot, children }: ListFrameProps) {
  const { t } = useI18n()
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.column}>
      <header className={styles.head}>
        <h2 className="t-section" id={heading}>
          {t(title)} {count !== undefined && <span className={styles.count}>{count}</span>}
        </h2>
        {search && (
          <div className={styles.search}>
            <SearchBox
              maxLength={FILTER_LIMIT}
              value={search.value}
              onChange={search.onChange}
              label={t(search.label)}
              clearLabel={t(CLEAR_SEARCH)}
            />
          </div>
        )}
      </header>
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </section>
  )
}
