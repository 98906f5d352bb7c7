import type { ReactNode } from 'react'
import styles from './page.module.css'

interface PanelSectionProps {
  title: string
  count?: string | undefined
  action?: ReactNode
  about?: ReactNode
  children?: ReactNode
}

/** A section of the panel: its title with a number and an action, a description, its content. */
export function PanelSection({ title, count, action, about, children }: PanelSectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.sectionHead}>
        <h3 className="t-section">{title}</h3>
        {count !== undefined && <span className={styles.sectionCount}>{count}</span>}
        {action && <span className={styles.action}>{action}</span>}
      </div>
      {about && <p className="t-caption">{about}</p>}
      {children}
    </section>
  )
}
