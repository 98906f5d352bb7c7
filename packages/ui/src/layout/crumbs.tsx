import { Fragment } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { LinkRender } from '../link/link.ts'
import styles from './crumbs.module.css'

/** Breadcrumbs; the last item is the current screen. */
export function Crumbs({
  label,
  items,
}: {
  label: string
  items: readonly { key: string; label: string; link?: LinkRender }[]
}) {
  return (
    <nav className={styles.crumbs} aria-label={label}>
      {items.map((item, index) => (
        <Fragment key={item.key}>
          {index > 0 && <Icon name="chevron-right" />}
          {item.link ? (
            item.link({ className: styles.link ?? '', children: item.label })
          ) : (
            <span aria-current="page">{item.label}</span>
          )}
        </Fragment>
      ))}
    </nav>
  )
}

export interface Step {
  key: string
  label: string
  state: 'done' | 'current' | 'next'
}

/** The steps of a wizard with the current one marked. */
export function Steps({ label, steps }: { label: string; steps: readonly Step[] }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li key={step.key} aria-current={step.state === 'current' ? 'step' : undefined}>
          <span className={styles.node}>{step.state === 'done' ? <Icon name="check" size="small" /> : index + 1}</span>
          <span className={styles.stepText}>{step.label}</span>
        </li>
      ))}
    </ol>
  )
}
