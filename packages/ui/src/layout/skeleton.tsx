import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import styles from './skeleton.module.css'

const AFTER_MS = 150

/** One grey bar as a placeholder. Widths are CSS lengths. */
export function Skeleton({ width = '100%', height = '10px' }: { width?: string; height?: string }) {
  return <span className={styles.bar} style={{ width, height }} aria-hidden="true" />
}

/** Shows its children only after a noticeable wait. */
export function Delayed({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(true), AFTER_MS)
    return () => window.clearTimeout(timer)
  }, [])
  return <div className={shown ? styles.contents : styles.waiting}>{children}</div>
}

/** Placeholders of what is loading; `label` is announced. */
const Placeholders = ({ label, children }: { label: string; children: ReactNode }) => (
  <Delayed>
    <div role="status" className="sr-only">
      {label}
    </div>
    <div aria-hidden="true">{children}</div>
  </Delayed>
)

/** Rows of a list that is loading; `label` names it. */
export function ListSkeleton({ label, rows = 8 }: { label: string; rows?: number }) {
  return (
    <Placeholders label={label}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row}>
          <Skeleton width="20px" height="20px" />
          <span
            className={styles.lines}
            style={
              { '--long': `${62 + ((index * 37) % 34)}%`, '--short': `${34 + ((index * 23) % 22)}%` } as CSSProperties
            }
          >
            <span className={`${styles.bar} ${styles.long}`} />
            <span className={`${styles.bar} ${styles.short}`} />
          </span>
          <span className={`${styles.bar} ${styles.mark}`} />
        </div>
      ))}
    </Placeholders>
  )
}

/** Head and three sections of a screen that is loading, or the real head if it is known. */
export function ContentSkeleton({ label, head }: { label: string; head?: ReactNode }) {
  return (
    <Placeholders label={label}>
      {head ?? (
        <div className={styles.head}>
          <Skeleton width="36px" height="36px" />
          <span className={styles.lines}>
            <Skeleton width="340px" height="16px" />
            <Skeleton width="180px" />
          </span>
        </div>
      )}
      <Sections />
    </Placeholders>
  )
}

const Sections = () =>
  [2, 3, 1].map((count) => (
    <div key={count} className={styles.section}>
      <span className={styles.lines}>
        <Skeleton width="96px" />
        <Skeleton width="150px" height="8px" />
      </span>
      <span className={styles.lines}>
        {Array.from({ length: count }, (_, index) => (
          <Skeleton key={index} height="32px" />
        ))}
      </span>
    </div>
  ))
