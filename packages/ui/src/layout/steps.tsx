import { Icon } from '../icon/icon.tsx'
import styles from './steps.module.css'

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
