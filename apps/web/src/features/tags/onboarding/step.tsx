import { msg } from '@waymark/domain/message'
import { Icon } from '@waymark/ui/icon'
import type { ReactNode } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './onboarding.module.css'

const M = {
  done: msg('onboarding.step-done', 'Done'),
  open: msg('onboarding.step-open', 'Step {number, number}, not done yet'),
}

/** What each step gets from the list. */
export interface OnboardingStepProps {
  readonly number: number
  readonly done: boolean
  /** Whether it is the first open one, which has the primary button. */
  readonly current: boolean
  /** The level of its heading. */
  readonly level: 2 | 3
}

/** One of the first steps: its mark, what it is, and its action at the end of the line. */
export function Step({
  number,
  done,
  current,
  level,
  waiting = false,
  title,
  text,
  action,
  children,
}: OnboardingStepProps & {
  /** Whether it gets done without anything done here. */
  waiting?: boolean
  title: string
  text: ReactNode
  action?: ReactNode
  children?: ReactNode
}) {
  const { t } = useI18n()
  const Heading = `h${level}` as const
  return (
    <li
      className={styles.step}
      data-done={done || undefined}
      data-waiting={waiting || undefined}
      aria-current={current ? 'step' : undefined}
    >
      <span className={styles.mark}>
        {done ? <Icon name="check" size="small" /> : <span aria-hidden="true">{number}</span>}
        <span className="sr-only">{done ? t(M.done) : t(M.open, { number })}</span>
      </span>
      <div className={styles.body}>
        <div className={styles.row}>
          <div className={styles.texts}>
            <Heading className={styles.name}>{title}</Heading>
            <div className={styles.text}>{text}</div>
          </div>
          {action}
        </div>
        {children}
      </div>
    </li>
  )
}
