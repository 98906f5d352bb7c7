import type { ReactNode } from 'react'
import styles from './pages-frame.module.css'

interface PagesFrameProps {
  title: string
  /** The list of pages: a `NavList`, or what is shown while it is loading. */
  pages: ReactNode
  /** At the end of the list; not shown on narrow windows. */
  foot?: ReactNode
  /** The open page. */
  children: ReactNode
}

/** An area with pages of its own: the list of the pages under its title, and the open page beside or below it. */
export function PagesFrame({ title, pages, foot, children }: PagesFrameProps) {
  return (
    <div className={styles.frame}>
      <aside className={styles.sidebar} aria-label={title}>
        <h2 className={styles.title}>{title}</h2>
        {pages}
        {foot && <div className={styles.foot}>{foot}</div>}
      </aside>
      {children}
    </div>
  )
}
