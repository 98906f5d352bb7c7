import type { ScrollPosition } from '../engine/page.ts'
import { listen } from './listen.ts'

export function onScroll(run: () => void): void {
  listen(window, 'scroll', run)
}

/** A page that cannot scroll is seen whole. */
export function scrollPosition(): ScrollPosition {
  const root = document.scrollingElement || document.documentElement
  const way = root.scrollHeight - root.clientHeight
  const pixels = Math.max(0, Math.round(root.scrollTop))
  return { pixels, percentage: way > 0 ? Math.min(100, Math.floor((Math.max(0, root.scrollTop) / way) * 100)) : 100 }
}
