import type { Engine } from '../core/engine.ts'
import { append } from '../core/list.ts'
import type { ScrollPosition } from '../core/page.ts'

/** While the visitor scrolls, one event in so many milliseconds, and one at the end. */
const PAUSE = 200

/** Scrolling, and the place where the page stands once it has loaded. */
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
