import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { EventItem } from './event-items.ts'

/**
 * The position of the list when newer events arrive above it. At its top the list shows them, unless the keyboard focus
 * is on one of its rows; then, and scrolled down, it keeps its position. `seen`: the number from which on events count
 * as new. `listeners` go on the scroll container.
 */
export function useStaying(
  scroller: RefObject<HTMLElement | null>,
  { items, narrowing, next }: { items: readonly EventItem[]; narrowing: string; next: number },
) {
  const [seen, setSeen] = useState(next)
  const [atTop, setAtTop] = useState(true)
  const before = useRef({ items, narrowing })
  const isInUse = useRef(false)
  useLayoutEffect(() => {
    const { items: old, narrowing: oldNarrowing } = before.current
    before.current = { items, narrowing }
    const list = scroller.current
    if (!list || old === items || oldNarrowing !== narrowing) return
    if (isScrolledToTop(list) && !(isInUse.current && list.contains(document.activeElement))) return
    const anchor = itemAtHeight(old, list.scrollTop)
    const moved = anchor && startOf(items, anchor.item)
    if (moved !== undefined && moved !== anchor?.start) list.scrollTop += moved - (anchor?.start ?? 0)
  }, [items, narrowing, scroller])
  useEffect(() => {
    if (atTop && isScrolledToTop(scroller.current)) setSeen(next)
  }, [atTop, next, scroller])
  return {
    seen: atTop ? next : seen,
    listeners: {
      onScroll: () => setAtTop(isScrolledToTop(scroller.current)),
      onFocusCapture({ target, relatedTarget }: FocusEvent<HTMLElement>) {
        // A row that gets the focus in place of a removed element was not chosen; another window changes nothing.
        if (relatedTarget) isInUse.current = target.matches('[data-row]:focus-visible')
      },
    },
  }
}

const isScrolledToTop = (list: HTMLElement | null): boolean => (list?.scrollTop ?? 0) <= 0

function itemAtHeight(items: readonly EventItem[], height: number) {
  let start = 0
  for (const item of items) {
    if (item.event !== null && start + item.size > height) return { item, start }
    start += item.size
  }
  return undefined
}

function startOf(items: readonly EventItem[], { event }: EventItem): number | undefined {
  let start = 0
  for (const item of items) {
    if (item.event === event) return start
    start += item.size
  }
  return undefined
}
