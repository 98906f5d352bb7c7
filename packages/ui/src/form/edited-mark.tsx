import type { ReactNode } from 'react'
import styles from './field.module.css'

/** The word that marks a field or section as changed since the last save. */
export function EditedMark({ children }: { children: ReactNode }) {
  return <span className={styles.edited}>{children}</span>
}
