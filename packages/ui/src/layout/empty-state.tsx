import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  /** The illustration: `trail` for an empty list, `lost` for an unknown address. */
  art: 'trail' | 'lost'
  title: string
  text?: ReactNode
  actions?: ReactNode
  /** The level of the title; a whole screen's is 1. */
  level?: 1 | 2 | 3
  role?: 'alert' | 'status'
}

/** An empty state: the reason, and an action. */
export function EmptyState({ art, title, text, actions, level = 2, role }: EmptyStateProps) {
  const Title = `h${level}` as const
  return (
    <div className={styles.empty} role={role}>
      <svg className={styles.art} viewBox="0 0 120 64" aria-hidden="true">
        {art === 'trail' ? (
          <>
            <path d="M8 52c14-2 18-16 32-16s16 12 30 10 18-24 30-26" strokeDasharray="3 5" />
            <path d="M96 8h10l5 6-5 6H96zM96 8v30" />
          </>
        ) : (
          <>
            <path d="M8 52c14-2 18-16 32-16 8 0 12 4 16 7" strokeDasharray="3 5" />
            <path d="m74 34 12 12M86 34 74 46" />
          </>
        )}
        <circle cx="8" cy="52" r="3" />
      </svg>
      <Title className={styles.title}>{title}</Title>
      {text && <div className={styles.text}>{text}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
