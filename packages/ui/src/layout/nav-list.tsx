import type { ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.gen.ts'
import type { LinkRender } from '../link/link.ts'
import styles from './nav-list.module.css'

export interface NavItem {
  key: string
  label: string
  icon?: IconName
  count?: number | undefined
  /** The number of errors as text: "2 errors". */
  error?: { count: number; label: string } | undefined
  current?: boolean
  link: LinkRender
}

/** A vertical navigation: settings, categories in a wizard, sections of a form. */
export function NavList({
  label,
  items,
  kind = 'page',
  rail = false,
}: {
  label: string
  items: readonly NavItem[]
  kind?: 'page' | 'step'
  /** Along a hairline beside what it leads to, in small type. */
  rail?: boolean
}) {
  return (
    <nav aria-label={label} className={rail ? styles.rail : undefined}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.key}>
            {item.link({
              className: styles.item ?? '',
              'aria-current': item.current ? kind : undefined,
              children: (
                <>
                  {item.icon && <Icon name={item.icon} />}
                  <span className={styles.text}>{item.label}</span>
                  <End item={item} />
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function End({ item }: { item: NavItem }): ReactNode {
  if (item.error) {
    return (
      <span className={styles.error}>
        <Icon name="error" size="small" />
        <span aria-hidden="true">{item.error.count}</span>
        <span className="sr-only">{item.error.label}</span>
      </span>
    )
  }
  return item.count === undefined ? null : <span className={styles.count}>{item.count}</span>
}
