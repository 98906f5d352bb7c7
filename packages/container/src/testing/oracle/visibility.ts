import type { TriggerItem } from '../../compile/index.ts'
import type { PageElement } from '../../engine/core/page.ts'
import type { TestPage } from '../../simulation/test-page.ts'

/** Elements that are watched together: a share of their area and a time, by selector. */
interface Watch {
  readonly selector: string
  readonly percentage: number
  readonly seconds: number
  readonly found: Set<PageElement>
  readonly times: Map<PageElement, number>
  /** What ends the stay of each element in view. */
  readonly inView: Map<PageElement, () => void>
  later: boolean
  again: boolean
}

/** Follows elements into view; the function it gives looks for new ones. */
export function followVisibility(
  triggers: readonly TriggerItem[],
  page: TestPage['page'],
  push: (item: unknown) => void,
): (isLater: boolean) => void {
  const watches = watchesOf(triggers)
  /** What begins the time of each element that is in view and was not told of, in the order in which they came. */
  const waiting = new Set<() => void>()
  page.whenVisible(() => {
    for (const begin of [...waiting]) begin()
  })

  function enter(watch: Watch, element: PageElement, addedLater: boolean): void {
    const { selector, percentage, seconds, times, inView } = watch
    if (inView.has(element) || (times.has(element) && !watch.again)) return
    let turn = 0
    const begin = () => {
      const mine = ++turn
      const end = () => {
        if (mine !== turn || !waiting.has(begin) || !page.isVisible()) return
        waiting.delete(begin)
        times.set(element, (times.get(element) ?? 0) + 1)
        push({
          event: 'waymark.elementVisibility',
          visibleElement: element,
          selector,
          visiblePercentage: percentage,
          visibleSeconds: seconds,
          addedLater,
          timesInView: times.get(element),
        })
      }
      if (seconds === 0) end()
      else page.runLater(seconds * 1000, end)
    }
    inView.set(element, () => waiting.delete(begin))
    waiting.add(begin)
    begin()
  }

  return (isLater) => {
    for (const watch of watches.filter(({ later }) => later || !isLater)) {
      const fresh = page.findElements('css', watch.selector).filter((element) => !watch.found.has(element))
      for (const element of fresh) watch.found.add(element)
      page.watchVisibility(fresh, watch.percentage, (element, isInView) => {
        if (isInView) enter(watch, element, isLater)
        else {
          watch.inView.get(element)?.()
          watch.inView.delete(element)
        }
      })
    }
  }
}

function watchesOf(triggers: readonly TriggerItem[]): readonly Watch[] {
  const watches = new Map<string, Watch>()
  for (const { conditions } of triggers.filter(({ trigger_type }) => trigger_type === 'element_visibility')) {
    const { condition_type, value, options } = conditions[0]!
    const { visible_percentage: percentage, visible_seconds: seconds, observe_changes } = options
    const key = JSON.stringify([value, percentage, seconds])
    const watch: Watch = watches.get(key) ?? {
      selector: value!,
      percentage: percentage as number,
      seconds: seconds as number,
      found: new Set(),
      times: new Map(),
      inView: new Map(),
      later: false,
      again: false,
    }
    watch.later ||= observe_changes === true
    watch.again ||= condition_type !== 'once_per_element'
    watches.set(key, watch)
  }
  return [...watches.keys()].toSorted().map((key) => watches.get(key)!)
}
