import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type Key, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows rendered beyond both ends of the visible range. */
const OVERSCAN = 8

/** A rendered row. */
export interface VirtualRow {
  readonly index: number
  /** Its key; the index in a list without keys. */
  readonly key: Key
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
  /**
   * The key of a row, for rows of different heights and for rows that move: the focus stays on the row, not on its
   * index. Heights are read again when the function changes.
   */
  keyOf?: ((index: number) => string) | undefined
  /** The height of the content above the first row, in pixels. */
  above?: number
  /** The row of the open item, always rendered so that Tab reaches it; -1 for none. */
  current?: number
}

/**
 * Renders only the visible rows of a long list and some around them (TanStack Virtual). Each row has its index as
 * `data-row`; the focused row stays rendered wherever the list is scrolled to. For printing all rows are rendered.
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
  const printing = usePrinting()
  const drawnKeyOf = useRef(keyOf)
  useLayoutEffect(() => {
    drawnKeyOf.current = keyOf
  })
  const rangeExtractor = useCallback(
    (range: Range) => {
      if (printing) return Array.from({ length: range.count }, (_, index) => index)
      const focused = movedTo(focusedRow(scroller.current), range.count, drawnKeyOf.current, keyOf)
      const kept = [requested, current, focused].filter((row) => row >= 0 && row < range.count)
      return [...new Set([...kept, ...defaultRangeExtractor(range)])].sort((one, other) => one - other)
    },
    [requested, current, scroller, keyOf, printing],
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
    rows: items.map(({ index, key, start }, at) => ({
      index,
      key,
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

/** Whether the page is being printed. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    const stopped = new AbortController()
    addEventListener('beforeprint', () => flushSync(() => setPrinting(true)), { signal: stopped.signal })
    addEventListener('afterprint', () => setPrinting(false), { signal: stopped.signal })
    return () => stopped.abort()
  }, [])
  return printing
}

/**
 * How many times larger than the usual 16 px the font size of the browser is. For the heights of rows, which CSS gives in
 * `rem`.
 */
export const useFontScale = (): number =>
  useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16)[0]

function focusedRow(scroller: HTMLElement | null): number {
  const focused = document.activeElement
  return focused && scroller?.contains(focused) ? rowOf(focused) : -1
}

/** The index of the rendered row that has an element; -1 for none. */
export const rowOf = (element: Element): number => Number(element.closest<HTMLElement>('[data-row]')?.dataset.row ?? -1)

type KeyOf = VirtualListOptions['keyOf']

/** The present index of a row, from its index when the list was last rendered; -1 if it has been removed. */
function movedTo(index: number, count: number, before: KeyOf, now: KeyOf): number {
  if (index < 0 || before === now || !before || !now) return index
  const key = before(index)
  for (let at = 0; at < count; at += 1) if (now(at) === key) return at
  return -1
}
