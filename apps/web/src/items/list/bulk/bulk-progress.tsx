import type { CSSProperties } from 'react'
import styles from './bulk.module.css'

interface BulkProgressProps {
  label: string
  total: number
  done: number
  failed: number
}

/** A progress bar: green for successful rows, red for failed ones. */
export function BulkProgress({ label, total, done, failed }: BulkProgressProps) {
  const share = (count: number) => ({ '--share': total === 0 ? 0 : count / total }) as CSSProperties
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done + failed}
    >
      <span style={share(done)} />
      <span className={styles.failed} style={share(failed)} />
    </div>
  )
}
