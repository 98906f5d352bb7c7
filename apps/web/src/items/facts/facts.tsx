import type { ReactNode } from 'react'
import styles from './facts.module.css'

/** A list of short facts with labels, one below the other: "Last used", "Ends". */
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
