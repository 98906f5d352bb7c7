import type { ReactNode } from 'react'
import { LabelButton } from '../controls/label-button.tsx'
import { ChipRemove, type ChipRemoveProps } from './chip-remove.tsx'
import styles from './chips.module.css'

export interface ChipProps {
  /** The name of the filter: "Consent". */
  name?: string
  children: ReactNode
  remove?: ChipRemoveProps | undefined
}

/** An active filter. */
export function Chip({ name, children, remove }: ChipProps) {
  return (
    <span className={remove ? styles.chip : `${styles.chip} ${styles.plain}`}>
      <span className="truncate">
        {name && <span className="t-muted">{name} </span>}
        {children}
      </span>
      {remove && <ChipRemove {...remove} />}
    </span>
  )
}

/** The active filters, and buttons that remove them. `label` names the group. */
export function Chips({
  label,
  children,
  clear,
}: {
  label: string
  children: ReactNode
  clear?: { label: string; onPress: () => void } | undefined
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: chips are no form controls.
    <div className={styles.chips} role="group" aria-label={label}>
      {children}
      {clear && (
        <LabelButton onPress={clear.onPress} className={styles.clear}>
          {clear.label}
        </LabelButton>
      )}
    </div>
  )
}
