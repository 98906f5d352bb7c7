import type { Engine } from '../core/engine.ts'
import { append } from '../core/list.ts'
import type { ScrollPosition } from '../core/page.ts'

/** Milliseconds between two events while the visitor scrolls; one more follows at the end. */
const PAUSE = 200

/** Announces scrolling, and the scroll position once the page has loaded. */
export function listenToScroll(engine: Engine): void {
  const { page } = engine
  let earlier: ScrollPosition | undefined
  let pausing = false
  let moved = false
  const tell = () => {
    const now = page.scrollPosition()
    engine.announce('waymark.scroll', now, { earlier })
    earlier = now
  }
  const move = () => {
    moved = pausing
    if (pausing) return
    pausing = true
    tell()
    page.runLater(PAUSE, () => {
      pausing = false
      if (moved) move()
    })
  }
  page.onScroll(move)
  append(engine.beforeEvent, (event) => {
    if (event.named === 'waymark.pageLoad') engine.takeTurn(tell)
  })
}
