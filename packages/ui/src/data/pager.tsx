import type { ReactNode } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { Select } from '../controls/select.tsx'
import styles from './pager.module.css'

export interface PagerProps {
  /** The name of the navigation: "Pages of versions". */
  label: string
  /** "1–10 of 43" */
  position: ReactNode
  /** Shown after the position. */
  beside?: ReactNode
  previousLabel: string
  nextLabel: string
  hasPrevious: boolean
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
  /** The page size, if it can be chosen. */
  size?: PageSize | undefined
  pending?: boolean
}

interface PageSize {
  value: number
  options: readonly number[]
  onChange: (size: number) => void
  /** "Rows per page" */
  label: string
  /** "10 rows" */
  optionLabel: (size: number) => string
}

/** Moves through pages of a list. */
export function Pager({
  label,
  position,
  beside,
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
      <span role="status">{position}</span>
      {beside}
      <div className={styles.moves}>
        {size && (
          <Select
            aria-label={size.label}
            size="small"
            value={String(size.value)}
            options={size.options.map((one) => ({ value: String(one), label: size.optionLabel(one) }))}
            onChange={(value) => size.onChange(Number(value))}
          />
        )}
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
