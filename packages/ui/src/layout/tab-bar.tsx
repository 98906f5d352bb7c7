import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from '../classes/classes.ts'
import type { LinkRender } from '../link/link.ts'
import tabStyles from './tab.module.css'
import styles from './tab-bar.module.css'

export interface Tab {
  key: string
  label: ReactNode
  /** The number of its items, once it is loaded. */
  count?: number | undefined
  /** Shown before the label: the connection dot. */
  mark?: ReactNode
  current?: boolean | undefined
  link: LinkRender
}

/** The sections of the product as links; the current one is marked. For panels of one screen use `ContentTabs`. */
export function TabBar({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const bar = useRef<HTMLElement>(null)
  const current = tabs.find((tab) => tab.current)?.key
  // The bar scrolls if it is too narrow; the current tab must stay visible.
  useEffect(() => {
    if (current === undefined) return
    const tab = bar.current?.querySelector('[aria-current]')
    if (tab && bar.current && bar.current.scrollWidth > bar.current.clientWidth)
      tab.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [current])
  return (
    <nav ref={bar} className={styles.bar} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.key}>
            {tab.link({
              className: classes(tabStyles.tab, styles.tab),
              'aria-current': tab.current ? 'page' : undefined,
              children: (
                <>
                  {tab.mark && <span className={styles.mark}>{tab.mark}</span>}
                  {tab.label}
                  {tab.count !== undefined && <span className={tabStyles.count}>{tab.count}</span>}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Reserves the height of the tab bar while it is loading. */
export const TabBarPlaceholder = () => <div className={styles.bar} aria-hidden="true" />
