import type { ReactNode } from 'react'
import { ChipRemove, type ChipRemoveProps } from './chip-remove.tsx'
import styles from './label-chip.module.css'

/** The tints of labels, all of one strength. */
export type LabelTint = 'stone' | 'heather' | 'green' | 'amber' | 'red' | 'blue' | 'violet' | 'teal'

export interface LabelChipProps {
  tint: LabelTint
  children: string
  /** As high as a line of a caption: in rows of a list. */
  small?: boolean
  remove?: ChipRemoveProps | undefined
}

/** A label that people gave an item: a word on a tint. */
export function LabelChip({ tint, children, small, remove }: LabelChipProps) {
  return (
    <span className={styles.label} data-tint={tint} data-small={small ? '' : undefined} title={children}>
      <span className="truncate">{children}</span>
      {remove && <ChipRemove {...remove} />}
    </span>
  )
}

/** Labels beside each other. `label` names the list. */
export function LabelChips({ label, children }: { label: string; children: readonly ReactNode[] }) {
  return (
    <ul className={styles.labels} aria-label={label}>
      {children.map((child, at) => (
        <li key={at}>{child}</li>
      ))}
    </ul>
  )
}
