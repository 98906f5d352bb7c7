import type { ReactNode } from 'react'
import styles from './actions-bar.module.css'

export interface ActionsBarProps {
  /** The name of the region: "Unsaved changes". */
  label: string
  /** "3 unsaved changes" */
  what: ReactNode
  /** Which: "Event, Flight dates, Consent type". */
  details?: ReactNode
  /** Cancel, then the one primary button. */
  children: ReactNode
}

/** The bar that rises over the foot of a form as soon as there is something to save. */
export function ActionsBar({ label, what, details, children }: ActionsBarProps) {
  return (
    <section className={styles.bar} aria-label={label}>
      <p className={styles.what} role="status">
        <b>{what}</b>
        {details && <span> {details}</span>}
      </p>
      <div className={styles.buttons}>{children}</div>
    </section>
  )
}
