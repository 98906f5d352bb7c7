import type { ReactNode } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { Select } from '../controls/select.tsx'
import styles from './pager.module.css'

export interface PagerProps {
  /** The name of the navigation: "Pages of versions". */
  label: string
  /** "1 to 10 of 43" */
  position: ReactNode
  previousLabel: string
  nextLabel: string
  hasPrevious: boolean
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
  /** The page size, if it can be chosen. */
  size?: { value: number; options: readonly number[]; onChange: (size: number) => void; label: string } | undefined
  pending?: boolean
}

/** Moves through pages of a list. */
export function Pager({
  label,
  position,
  previousLabel,
  nextLabel,
  hasPrevious,
  hasNext,
  onPrevious,
  onNext,
  size,
  pending,
}: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={label}>
      {size && (
        <>
          <span aria-hidden="true">{size.label}</span>
          <Select
            aria-label={size.label}
            size="small"
            className={styles.size}
            value={String(size.value)}
            options={size.options.map((one) => ({ value: String(one), label: String(one) }))}
            onChange={(value) => size.onChange(Number(value))}
          />
        </>
      )}
      <div className={styles.moves}>
        <span role="status">{position}</span>
        <IconButton
          icon="chevron-left"
          label={previousLabel}
          aria-disabled={!hasPrevious || undefined}
          onPress={() => hasPrevious && !pending && onPrevious()}
        />
        <IconButton
          icon="chevron-right"
          label={nextLabel}
          aria-disabled={!hasNext || undefined}
          onPress={() => hasNext && !pending && onNext()}
        />
      </div>
    </nav>
  )
}
