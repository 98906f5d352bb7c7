import type { Engine } from '../core/engine.ts'
import { append, each } from '../core/list.ts'
import type { PageElement } from '../core/page.ts'

/** New elements are collected for so many milliseconds. */
const BATCH = 100

/** Elements that are on the page when the document is ready, then those that come to match, selector by selector. */
export function listenToPresence(engine: Engine, selectors: readonly string[]): void {
  const { page } = engine
  const seen: Record<number, WeakSet<PageElement>> = {}
  let waiting = false
  const look = () => {
    waiting = false
    each(selectors, (selector, number) => {
      seen[number] ??= new WeakSet()
      const known = seen[number]
      const foundElements: PageElement[] = []
      each(page.findElements('css', selector), (element) => {
        if (known.has(element)) return
        known.add(element)
        append(foundElements, element)
      })
      if (foundElements.length) engine.announce('waymark.elementPresence', { foundElements, selector })
    })
  }
  let ready = false
  append(engine.beforeEvent, (event) => {
    if (ready || event.named !== 'waymark.domReady') return
    ready = true
    engine.takeTurn(look)
    page.onMutation(() => {
      if (waiting) return
      waiting = true
      page.runLater(BATCH, look)
    })
  })
}
