import type { Page } from '../page.ts'

/** So many in a row, then the page gets a turn: a tag that pushes on every push must not freeze it. */
const RUN = 500

/** A line in which things run one after the other; what is added meanwhile waits. */
export function createLine(page: Page): (run: () => void) => void {
  let waiting: (() => void)[] = []
  let busy = false
  const work = () => {
    busy = true
    let at = 0
    for (; at < waiting.length && at < RUN; at++) {
      try {
        waiting[at]!()
      } catch (error) {
        page.reportIssue('an event failed', error)
      }
    }
    const rest: (() => void)[] = []
    for (; at < waiting.length; at++) rest[rest.length] = waiting[at]!
    waiting = rest
    busy = rest.length > 0
    if (busy) page.runLater(0, work)
  }
  return (run) => {
    waiting[waiting.length] = run
    if (!busy) work()
  }
}
