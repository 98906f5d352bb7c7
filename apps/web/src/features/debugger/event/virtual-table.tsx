import { type Column, Table } from '@waymark/ui/data'
import { useFontScale, useRowFocus, useVirtualList } from '@waymark/ui/virtual-list'
import { type ReactNode, useRef } from 'react'
import styles from './virtual-table.module.css'

const ROW_HEIGHT = 36

/** A table of any length that fills its container. Arrow keys move between its rows. */
export function VirtualTable<Row extends { readonly id: string }>({
  label,
  columns,
  rows,
  chosen,
  cells,
}: {
  label: string
  columns: readonly Column[]
  rows: readonly Row[]
  chosen: string | null
  /** The cells of a row; `rowProps` go on the button that opens it. */
  cells: (row: Row, rowProps: object) => readonly ReactNode[]
}) {
  const scroller = useRef<HTMLDivElement>(null)
  const current = chosen === null ? -1 : rows.findIndex(({ id }) => id === chosen)
  const rowHeight = ROW_HEIGHT * useFontScale()
  const list = useVirtualList({ count: rows.length, scroller, rowHeight, current })
  const { listProps, rowProps } = useRowFocus(list, current)
  return (
    // biome-ignore lint/a11y/useSemanticElements: what scrolls is a region of its own.
    <div
      ref={scroller}
      className={styles.scroll}
      role="region"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard.
      tabIndex={0}
      {...listProps}
    >
      <div className={styles.table}>
        <Table
          label={label}
          columns={columns}
          hover
          padded
          stickyHead
          virtual={{ count: rows.length, rowHeight }}
          rows={list.rows.flatMap(({ index }) => {
            const row = rows[index]
            if (!row) return []
            // Keys are indexes: from one event to the next the same rows are updated instead of replaced.
            return { key: String(index), index, selected: row.id === chosen, cells: cells(row, rowProps(index)) }
          })}
        />
      </div>
    </div>
  )
}
