import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows rendered beyond both ends of the visible range. */
const OVERSCAN = 8

/** A row that is drawn. */
export interface VirtualRow {
  readonly index: number
  /** Distance from the top of the list, in pixels. */
  readonly start: number
  /** Pixels between the row that is drawn before it and this one: the height of the rows between them, which are not drawn. */
  readonly gap: number
}

export interface VirtualList {
  /** The scroll container. */
  readonly scroller: RefObject<HTMLElement | null>
  readonly count: number
  readonly rows: readonly VirtualRow[]
  /** Index of the first row that can be seen. */
  readonly first: number
  /** Height of all rows together, in pixels. */
  readonly height: number
  /** The element of a row, which is drawn if it was not yet; null when there is no row of this index. */
  row(index: number): HTMLElement | null
}

export interface VirtualListOptions {
  count: number
  /** The element that scrolls; the rows are inside it. */
  scroller: RefObject<HTMLElement | null>
  /** Pixels from one row to the next, exactly; a function when rows differ. */
  rowHeight: number | ((index: number) => number)
  /** Identifies rows of different heights; another function means that heights have changed. */
  keyOf?: ((index: number) => string) | undefined
  /** Pixels from the top of what the scroll container scrolls to the first row. */
  above?: number
  /** The row of the open item, always rendered so that Tab reaches it; -1 is none. */
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
    // The first render has rows too: as many as fit into any window.
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
