import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useRef } from 'react'

/** Rows drawn beyond both ends of what can be seen. */
const BEYOND = 8

/** A row that is drawn: its place in the list, and where it begins and how high it is, in pixels. */
export interface DrawnRow {
  readonly index: number
  readonly start: number
  readonly size: number
}

export interface RowWindow {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly rows: readonly DrawnRow[]
  /** The first row that can be seen. */
  readonly first: number
  /** The height of all rows together. */
  readonly total: number
  /** Brings a row into view. */
  show(index: number): void
}

/** Draws of a long list only the rows that can be seen. `sizeOf` is the height of a row in pixels; it must be exact. */
export function useWindow(
  count: number,
  sizeOf: (index: number) => number,
  {
    head = 0,
    keyOf,
  }: {
    /** Height of what sticks to the top of the list and covers rows. */
    head?: number
    /** Names rows of different heights; another function says that heights have changed. */
    keyOf?: ((index: number) => string) | undefined
  } = {},
): RowWindow {
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: sizeOf,
    overscan: BEYOND,
    scrollPaddingStart: head,
    ...(keyOf && { getItemKey: keyOf }),
  })
  return {
    scroller,
    rows: virtualizer.getVirtualItems(),
    first: virtualizer.range?.startIndex ?? 0,
    total: virtualizer.getTotalSize(),
    show: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  }
}
