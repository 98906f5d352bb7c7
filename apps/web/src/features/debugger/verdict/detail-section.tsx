import type { ReactNode } from 'react'
import styles from './detail-section.module.css'

interface DetailSectionProps {
  title: string
  count?: number
  /** Shown at the end of the heading. */
  end?: ReactNode
  level?: 2 | 3
  children: ReactNode
}

/** A titled section of the details of a tag or a variable. */
export function DetailSection({ title, count, end, level = 3, children }: DetailSectionProps) {
  const Title = `h${level}` as const
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <Title>
          {title} {count !== undefined && <span className={styles.count}>{count}</span>}
        </Title>
        {end}
      </div>
      {children}
    </section>
  )
}
