import type { ReactNode } from 'react'
import styles from './page.module.css'

/** The foot of the panel: one sentence, and the button that it is about. */
export function PanelFoot({ about, children }: { about: string; children: ReactNode }) {
  return (
    <div className={styles.foot}>
      <p>{about}</p>
      {children}
    </div>
  )
}
