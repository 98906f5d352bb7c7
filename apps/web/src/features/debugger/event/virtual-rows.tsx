import { useFontScale, useRowFocus, useVirtualList } from '@waymark/ui/virtual-list'
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import styles from './virtual-rows.module.css'

/**
 * The rows of a table of any length on a narrow window: name over value. Arrow keys move between them. They scroll with
 * what is above them, in the closest `data-scroller`.
 */
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
  /** Height of a row in pixels, at the usual font size. */
  rowHeight: (row: Row) => number
  /** The content of a row; `rowProps` go on the button that opens it. */
  children: (row: Row, rowProps: object) => ReactNode
}) {
  const region = useRef<HTMLDivElement>(null)
  const scroller = useMemo(
    () => ({
      get current() {
        return region.current?.closest<HTMLElement>('[data-scroller]') ?? null
      },
    }),
    [],
  )
  const [above, setAbove] = useState(0)
  useLayoutEffect(() => {
    const [rows, outer] = [region.current, scroller.current]
    if (rows && outer) setAbove(rows.getBoundingClientRect().top - outer.getBoundingClientRect().top + outer.scrollTop)
  })
  const current = chosen === null ? -1 : rows.findIndex(({ id }) => id === chosen)
  const scale = useFontScale()
  const heightAt = (index: number) => {
    const row = rows[index]
    return row ? rowHeight(row) * scale : 0
  }
  // A new function when the rows change, and with them their heights.
  const keyOf = useCallback((index: number) => rows[index]?.id ?? '', [rows])
  const list = useVirtualList({ count: rows.length, scroller, rowHeight: heightAt, keyOf, current, above })
  const { listProps, rowProps } = useRowFocus(list, current)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a region inside the panel of its tab.
    <div ref={region} className={styles.rows} role="region" aria-label={label} {...listProps}>
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
