import type { ScrollPosition } from '../engine/core/page.ts'
import { listen } from './listen.ts'

export function onScroll(run: () => void): void {
  listen(window, 'scroll', run)
}

/**
 * The scroll position. A page that cannot scroll is at 100 percent. `scrollTop` is rounded up, because it may end at a
 * fraction of a pixel, while heights are whole.
 */
export function scrollPosition(): ScrollPosition {
  const root = document.scrollingElement || document.documentElement
  const way = root.scrollHeight - root.clientHeight
  const pixels = Math.max(0, Math.ceil(root.scrollTop))
  return { pixels, percentage: way > 0 ? Math.min(100, Math.floor((pixels / way) * 100)) : 100 }
}
