import type { Engine } from '../core/engine.ts'
import { append, each } from '../core/list.ts'
import type { PageElement } from '../core/page.ts'
import { followElements } from './follow-elements.ts'

/**
 * Elements to watch by selector: the percentage that must be in view and for how many seconds, whether elements added
 * later count, and whether an element counts again.
 */
export type Watched = readonly [selector: string, percentage: number, seconds: number, later: 0 | 1, again: 0 | 1]

/** An element while it is in view. */
interface View {
  /** Counts the starts of its timer, of which only the last one is valid. */
  turn: number
  isDone: boolean
  readonly ms: number
  readonly tell: () => void
}

/** Announces elements that stay in view for their time while the page is visible. */
export function watchVisibility(engine: Engine, watched: readonly Watched[]): void {
  const { page } = engine
  const found: WeakSet<PageElement>[] = []
  let views: View[] = []
  const begin = (view: View) => {
    const turn = ++view.turn
    const end = () => {
      if (turn !== view.turn || view.isDone || !page.isVisible()) return
      view.isDone = true
      view.tell()
    }
    if (view.ms) page.runLater(view.ms, end)
    else end()
  }
  const leave = (view: View) => {
    const others: View[] = []
    each(views, (other) => {
      if (other !== view) append(others, other)
    })
    views = others
    view.isDone = true
  }
  const watch = (one: Watched, elements: readonly PageElement[], addedLater: boolean) => {
    const inView = new WeakMap<PageElement, View>()
    const times = new WeakMap<PageElement, number>()
    page.watchVisibility(elements, one[1], (visibleElement, isInView) => {
      const view = inView.get(visibleElement)
      if (!isInView) {
        if (view) leave(view)
        inView.delete(visibleElement)
        return
      }
      const timesInView = (times.get(visibleElement) || 0) + 1
      if (view || (timesInView > 1 && !one[4])) return
      const tell = () => {
        times.set(visibleElement, timesInView)
        engine.announce('waymark.elementVisibility', {
          visibleElement,
          selector: one[0],
          visiblePercentage: one[1],
          visibleSeconds: one[2],
          addedLater,
          timesInView,
        })
      }
      const begun: View = { turn: 0, isDone: false, ms: one[2] * 1000, tell }
      inView.set(visibleElement, begun)
      append(views, begun)
      begin(begun)
    })
  }
  page.whenVisible(() => each(views, begin))
  let again = false
  each(watched, (one) => {
    append(found, new WeakSet())
    if (one[3]) again = true
  })
  followElements(engine, again, (isLater) => {
    each(watched, (one, number) => {
      if (isLater && !one[3]) return
      const known = found[number]!
      const fresh: PageElement[] = []
      each(page.findElements('css', one[0]), (element) => {
        if (known.has(element)) return
        known.add(element)
        append(fresh, element)
      })
      if (fresh.length) watch(one, fresh, isLater)
    })
  })
}
