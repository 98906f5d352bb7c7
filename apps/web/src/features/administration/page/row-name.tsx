import { Link } from '@tanstack/react-router'
import { classes } from '@waymark/ui/classes'
import { rowLink } from '@waymark/ui/data'
import type { ReactNode } from 'react'
import styles from './page.module.css'

interface RowNameProps {
  id: string
  name: string
  caption?: ReactNode
  /** Whether the caption is an id or another exact text. */
  mono?: boolean
  icon?: ReactNode
  /** Beside the name. */
  badge?: ReactNode
  /** Whether it is past, such as a client that was revoked. */
  muted?: boolean
}

/** The first cell of a row: its name, which opens the row in the panel, over a caption, after an icon if it has one. */
export function RowName({ id, name, caption, mono, icon, badge, muted }: RowNameProps) {
  return (
    <span className={styles.rowName}>
      {icon && (
        <span className={styles.rowIcon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={styles.twoLines}>
        <span className={styles.named}>
          <Link
            to="."
            search={(kept: object): object => ({ ...kept, open: id })}
            replace
            resetScroll={false}
            className={classes(rowLink.className, 'truncate', muted && styles.muted)}
            title={name}
          >
            {name}
          </Link>
          {badge}
        </span>
        {caption !== undefined && (
          <span
            className={classes('truncate t-caption', mono && 'mono')}
            title={typeof caption === 'string' ? caption : undefined}
          >
            {caption}
          </span>
        )}
      </span>
    </span>
  )
}
