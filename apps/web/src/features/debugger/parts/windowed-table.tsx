import { type Column, Table } from '@waymark/ui/data'
import { type ReactNode, useMemo } from 'react'
import { useWindow } from '#browser/windowed/use-window.ts'
import { type RowSlot, useWindowKeys } from '#browser/windowed/use-window-keys.ts'
import styles from './windowed-table.module.css'

const ROW = 36
const HEAD = 32

/** A table of any length that fills the room it has; of its rows only those in view are drawn. */
export function WindowedTable<Row extends { readonly id: string }>({
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
  /** The cells of a row; `slot` goes on the button that opens it. */
  cells: (row: Row, slot: object) => readonly ReactNode[]
}) {
  const rowWindow = useWindow(rows.length, () => ROW, { head: HEAD })
  const keys = useWindowKeys(rowWindow, rows.length, chosen === null ? -1 : rows.findIndex(({ id }) => id === chosen))
  const first = rowWindow.rows[0]?.index ?? 0
  const drawn = rows.slice(first, first + rowWindow.rows.length)
  const kept = useMemo(() => keeping(cells), [cells])
  return (
    // biome-ignore lint/a11y/useSemanticElements: what scrolls is a region of its own.
    <div
      ref={rowWindow.scroller}
      className={styles.scroll}
      role="region"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard.
      tabIndex={0}
      {...keys.list}
    >
      <div className={styles.table}>
        <Table
          label={label}
          columns={columns}
          hover
          padded
          stickyHead
          part={{ first, total: rows.length, rowHeight: ROW }}
          rows={drawn.map((row, place) => ({
            // By place: from one event to the next the same rows say something else, which is cheaper than other rows.
            key: String(first + place),
            selected: row.id === chosen,
            cells: kept(row, keys.slot(first + place)),
          }))}
        />
      </div>
    </div>
  )
}

type Cells<Row> = (row: Row, slot: RowSlot) => readonly ReactNode[]

/** The same cells as before for a row that stands where it stood: they are not drawn again. */
function keeping<Row extends object>(cells: Cells<Row>): Cells<Row> {
  const made = new WeakMap<Row, { readonly slot: RowSlot; readonly cells: readonly ReactNode[] }>()
  return (row, slot) => {
    const before = made.get(row)
    if (before?.slot['data-row'] === slot['data-row'] && before.slot.tabIndex === slot.tabIndex) return before.cells
    const drawn = { slot, cells: cells(row, slot) }
    made.set(row, drawn)
    return drawn.cells
  }
}
