import type { ReactNode } from 'react'
import type { LinkRender } from '../link/link.ts'
import styles from './tab-bar.module.css'

export interface Tab {
  key: string
  label: ReactNode
  /** How many things are in it; null keeps the place of a number that is on its way. */
  count?: number | null | undefined
  /** Drawn before the label: the connection dot. */
  mark?: ReactNode
  current?: boolean | undefined
  link: LinkRender
}

/** The sections of the product as links; the current one carries the blaze. */
export function TabBar({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.key}>
            {tab.link({
              className: styles.tab ?? '',
              'aria-current': tab.current ? 'page' : undefined,
              children: (
                <>
                  {tab.mark && <span className={styles.mark}>{tab.mark}</span>}
                  {tab.label}
                  {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
