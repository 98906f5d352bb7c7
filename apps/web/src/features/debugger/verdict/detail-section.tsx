import type { ReactNode } from 'react'
import styles from './detail-section.module.css'

/** One part of what is told about a tag or a variable. */
export function DetailSection({
  title,
  count,
  end,
  level = 3,
  children,
}: {
  title: string
  count?: number
  /** At the end of the title's line. */
  end?: ReactNode
  level?: 2 | 3
  children: ReactNode
}) {
  const Title = `h${level}` as const
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <Title>
          {title}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </Title>
        {end}
      </div>
      {children}
    </section>
  )
}

/** Short facts, each with its name. */
export function Facts({ facts }: { facts: readonly { label: string; value: ReactNode }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
