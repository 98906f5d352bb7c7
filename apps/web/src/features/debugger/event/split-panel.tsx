import type { ReactNode } from 'react'
import styles from './split-panel.module.css'

interface SplitPanelProps {
  tools: ReactNode
  inspector?: ReactNode
  children: ReactNode
}

/** Tools above the content, and an inspector beside both. */
export function SplitPanel({ tools, inspector, children }: SplitPanelProps) {
  return (
    <div className={styles.split}>
      <div className={styles.main}>
        <div className={styles.tools}>{tools}</div>
        {children}
      </div>
      {inspector}
    </div>
  )
}
