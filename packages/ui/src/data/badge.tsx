import type { ReactNode } from 'react'
import { classes } from '../classes/classes.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icon-names.gen.ts'
import { Spinner } from '../icon/spinner.tsx'
import styles from './badge.module.css'

export type BadgeTone = 'plain' | 'success' | 'warning' | 'danger' | 'info' | 'accent' | 'line'

export interface BadgeProps {
  tone?: BadgeTone
  icon?: IconName
  children: ReactNode
  /** The accessible name of a bare number: "Priority 7". */
  label?: string
}

/** A short text in a box. */
export function Badge({ tone = 'plain', icon, children, label }: BadgeProps) {
  return (
    <span className={classes(styles.badge, styles[tone])} title={label}>
      {icon && <Icon name={icon} />}
      {label ? (
        <>
          {children !== null && <span aria-hidden="true">{children}</span>}
          <span className="sr-only">{label}</span>
        </>
      ) : (
        children
      )}
    </span>
  )
}

export interface StatusProps {
  tone: 'success' | 'warning' | 'danger' | 'info' | 'muted'
  icon: IconName | 'spinner'
  children: ReactNode
}

/** A status as icon and text, without a box: for tables. */
export function Status({ tone, icon, children }: StatusProps) {
  return (
    <span className={classes(styles.status, `t-${tone}`)}>
      {icon === 'spinner' ? <Spinner /> : <Icon name={icon} size="small" />}
      {children}
    </span>
  )
}
