import type { Engine } from '../core/engine.ts'
import { append, each } from '../core/list.ts'
import type { PageElement } from '../core/page.ts'
import { followElements } from './follow-elements.ts'

/**
 * Announces, for each selector, the elements on the page when the document is ready, then those that match later. An
 * element that was removed, or ceased to match, is new when it matches again.
 */
export function listenToPresence(engine: Engine, selectors: readonly string[]): void {
  const { page } = engine
  const present: Record<number, WeakSet<PageElement>> = {}
  followElements(engine, true, () => {
    each(selectors, (selector, number) => {
      const before = present[number]
      const now = new WeakSet<PageElement>()
      const foundElements: PageElement[] = []
      each(page.findElements('css', selector), (element) => {
        now.add(element)
        if (!before?.has(element)) append(foundElements, element)
      })
      present[number] = now
      if (foundElements.length) engine.announce('waymark.elementPresence', { foundElements, selector })
    })
  })
}
