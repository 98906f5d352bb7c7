import { changeLabel } from '@waymark/domain/changelog'
import { classes } from '@waymark/ui/classes'
import { Status } from '@waymark/ui/data'
import type { ComponentProps } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import styles from './change-mark.module.css'
import { labelText } from './value/use-value-text.ts'

type Appearance = Pick<ComponentProps<typeof Status>, 'tone' | 'icon'>

const APPEARANCES: Readonly<Record<string, Appearance>> = {
  add: { tone: 'success', icon: 'plus' },
  edit: { tone: 'info', icon: 'pencil' },
  delete: { tone: 'danger', icon: 'trash' },
}
const UNKNOWN: Appearance = { tone: 'muted', icon: 'info' }

/** Whether an item was added, edited or deleted; a `compact` mark is only its icon where the window is narrow. */
export function ChangeMark({ change, compact = false }: { change: string; compact?: boolean }) {
  const { t } = useI18n()
  const text = labelText(t, changeLabel(change))
  return (
    <span title={text}>
      <Status {...(APPEARANCES[change] ?? UNKNOWN)}>
        <span className={classes(compact && styles.compact)}>{text}</span>
      </Status>
    </span>
  )
}
