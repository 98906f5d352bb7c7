import type { ReactNode } from 'react'
import type { LinkRender } from '../link/link.ts'
import styles from './link-rows.module.css'

/** Items related to the one on the screen: triggers of a tag, members of a group. */
export function LinkRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  )
}

export interface LinkRowProps {
  icon?: ReactNode
  name: string
  /** Makes the name a link. */
  link?: LinkRender
  /** Makes the name a button. */
  onPress?: () => void
  caption?: ReactNode
  badge?: ReactNode
  actions?: ReactNode
  /** Whether it differs from what is saved: it has a bar at its start. */
  edited?: boolean
}

/** One related item: a link, a button or only its name. */
export function LinkRow({ icon, name, link, onPress, caption, badge, actions, edited }: LinkRowProps) {
  const text = { className: `truncate ${styles.name}`, children: name, title: name }
  return (
    <li className={styles.row} data-edited={edited ? '' : undefined}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.text}>
        {link ? link(text) : onPress ? <button type="button" {...text} onClick={onPress} /> : <span {...text} />}
        {caption && <span className={`truncate ${styles.caption}`}>{caption}</span>}
      </span>
      {(badge || actions) && (
        <span className={styles.more}>
          {badge}
          {actions}
        </span>
      )}
    </li>
  )
}
