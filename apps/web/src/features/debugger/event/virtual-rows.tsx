import { useRowFocus, useVirtualList } from '@waymark/ui/virtual-list'
import { type ReactNode, useCallback, useRef } from 'react'
import styles from './virtual-rows.module.css'

/** The rows of a table of any length on a narrow window: name over value. Arrow keys move between them. */
export function VirtualRows<Row extends { readonly id: string }>({
  label,
  rows,
  chosen,
  rowHeight,
  children,
}: {
  label: string
  rows: readonly Row[]
  chosen: string | null
  /** Height of a row in pixels. */
  rowHeight: (row: Row) => number
  /** The content of a row; `rowProps` go on the button that opens it. */
  children: (row: Row, rowProps: object) => ReactNode
}) {
  const scroller = useRef<HTMLDivElement>(null)
  const current = chosen === null ? -1 : rows.findIndex(({ id }) => id === chosen)
  const heightAt = (index: number) => {
    const row = rows[index]
    return row ? rowHeight(row) : 0
  }
  // A new function when the rows change, and with them their heights.
  const keyOf = useCallback((index: number) => rows[index]?.id ?? '', [rows])
  const list = useVirtualList({ count: rows.length, scroller, rowHeight: heightAt, keyOf, current })
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
      <ul style={{ height: list.height }}>
        {list.rows.map(({ index, gap }) => {
          const row = rows[index]
          return (
            row && (
              <li key={row.id} className={styles.row} style={{ height: heightAt(index), marginTop: gap }}>
                {children(row, rowProps(index))}
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
