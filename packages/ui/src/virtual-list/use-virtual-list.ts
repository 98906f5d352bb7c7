import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows rendered beyond both ends of the visible range. */
const OVERSCAN = 8

/** A rendered row. */
export interface VirtualRow {
  readonly index: number
  /** Distance from the top of the list, in pixels. */
  readonly start: number
  /** The height of the rows left out between the previous rendered row and this one, in pixels. */
  readonly gap: number
}

export interface VirtualList {
  /** The scroll container. */
  readonly scroller: RefObject<HTMLElement | null>
  readonly count: number
  readonly rows: readonly VirtualRow[]
  /** Index of the first visible row. */
  readonly first: number
  /** Height of all rows together, in pixels. */
  readonly height: number
  /** The element of a row, which is rendered if necessary; null if there is no row of this index. */
  row(index: number): HTMLElement | null
}

export interface VirtualListOptions {
  count: number
  /** The element that scrolls; the rows are inside it. */
  scroller: RefObject<HTMLElement | null>
  /** The exact height of a row in pixels; a function if heights differ. */
  rowHeight: number | ((index: number) => number)
  /** The key of a row, for rows of different heights; heights are read again when the function changes. */
  keyOf?: ((index: number) => string) | undefined
  /** The height of the content above the first row, in pixels. */
  above?: number
  /** The row of the open item, always rendered so that Tab reaches it; -1 for none. */
  current?: number
}

/**
 * Renders only the visible rows of a long list and some around them (TanStack Virtual). Each row has its index as
 * `data-row`; the focused row stays rendered wherever the list is scrolled to.
 */
export function useVirtualList({
  count,
  scroller,
  rowHeight,
  keyOf,
  above = 0,
  current = -1,
}: VirtualListOptions): VirtualList {
  const [requested, request] = useState(-1)
  const rangeExtractor = useCallback(
    (range: Range) => {
      const kept = [requested, current, focusedRow(scroller.current)].filter((row) => row >= 0 && row < range.count)
      return [...new Set([...kept, ...defaultRangeExtractor(range)])].sort((one, other) => one - other)
    },
    [requested, current, scroller],
  )
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: typeof rowHeight === 'number' ? () => rowHeight : rowHeight,
    overscan: OVERSCAN,
    // Assumed height, so that the first render has rows too.
    initialRect: { width: 0, height: 1000 },
    rangeExtractor,
    scrollMargin: above,
    ...(keyOf && { getItemKey: keyOf }),
  })
  const items = virtualizer.getVirtualItems()
  const rowElement = (index: number) => scroller.current?.querySelector<HTMLElement>(`[data-row="${index}"]`) ?? null
  return {
    scroller,
    count,
    rows: items.map(({ index, start }, at) => ({
      index,
      start: start - above,
      gap: start - (items[at - 1]?.end ?? above),
    })),
    first: virtualizer.range?.startIndex ?? 0,
    height: virtualizer.getTotalSize(),
    row(index) {
      const drawn = rowElement(index)
      if (drawn || index < 0 || index >= count) return drawn
      flushSync(() => request(index))
      return rowElement(index)
    },
  }
}

function focusedRow(scroller: HTMLElement | null): number {
  const focused = document.activeElement
  if (!scroller?.contains(focused)) return -1
  return Number(focused?.closest<HTMLElement>('[data-row]')?.dataset.row ?? -1)
}
