import type { ReactNode } from 'react'
import { classes } from '../classes/classes.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './table.module.css'

export interface Column {
  key: string
  head: ReactNode
  /** Says what the column holds when its head is empty. */
  label?: string
  /** A CSS length; columns without one share the rest. */
  width?: string
  numeric?: boolean
  /** Its cells may take several lines. */
  wrap?: boolean
  /** The column can be sorted; `direction` is set on the one that is. */
  sort?: { direction: 'ascending' | 'descending' | null; onSort: () => void } | undefined
}

export interface TableRow {
  key: string
  /** One node for each column. */
  cells: readonly ReactNode[]
  selected?: boolean | undefined
  /** The column that names the row, for screen readers; the first unless said. */
  className?: string
}

export interface TableProps {
  label: string
  columns: readonly Column[]
  rows: readonly TableRow[]
  /** 40 px rows, or 32 px. */
  density?: 'normal' | 'compact'
  /** Rows answer the pointer: each holds a `RowLink` or a button that covers it. */
  hover?: boolean
  padded?: boolean
  busy?: boolean
}

/** Facts in rows and columns. */
export function Table({ label, columns, rows, density = 'normal', hover, padded, busy }: TableProps) {
  return (
    <table
      className={classes(
        styles.table,
        density === 'compact' && styles.compact,
        hover && styles.hover,
        padded && styles.padded,
      )}
      aria-label={label}
      aria-busy={busy || undefined}
    >
      <colgroup>
        {columns.map((column) => (
          <col key={column.key} style={column.width ? { width: column.width } : undefined} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={column.numeric ? styles.numeric : undefined}
              aria-sort={column.sort?.direction ?? undefined}
            >
              <Head column={column} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key} aria-current={row.selected || undefined} className={row.className}>
            {columns.map((column, index) => (
              <td key={column.key} className={classes(column.numeric && styles.numeric, column.wrap && styles.wrap)}>
                {row.cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Head({ column }: { column: Column }) {
  const text = (
    <>
      {column.head}
      {column.label && <span className="sr-only">{column.label}</span>}
    </>
  )
  if (!column.sort) return text
  return (
    <button type="button" className={styles.sort} onClick={column.sort.onSort}>
      {text}
      <Icon name={column.sort.direction === 'descending' ? 'arrow-down' : 'arrow-up'} />
    </button>
  )
}

/** Class of the link or button that names a row and covers it. */
export const rowLink = { className: styles.cellName ?? '' }
