import type { ScrollPosition } from '../engine/page.ts'
import { listen } from './listen.ts'

export function onScroll(run: () => void): void {
  listen(window, 'scroll', run)
}

/** A page that cannot scroll is seen whole. */
export function scrollPosition(): ScrollPosition {
  const root = document.scrollingElement || document.documentElement
  const way = root.scrollHeight - root.clientHeight
  const top = Math.max(0, root.scrollTop)
  return { pixels: Math.round(top), percentage: way > 0 ? Math.min(100, Math.floor((top / way) * 100)) : 100 }
}
