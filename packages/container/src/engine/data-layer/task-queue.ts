import type { Page } from '../core/page.ts'

/** After this many in a row the queue yields to the page: a tag that pushes on every push must not freeze it. */
const RUN = 500

/** A queue of functions that run one after the other; those added meanwhile wait. */
export function createTaskQueue(page: Page): (run: () => void) => void {
  let waiting: (() => void)[] = []
  let at = 0
  let busy = false
  const work = () => {
    busy = true
    for (let left = RUN; at < waiting.length && left--; ) {
      try {
        waiting[at++]!()
      } catch (error) {
        page.reportIssue('event', error)
      }
    }
    busy = at < waiting.length
    if (busy) page.runLater(0, work)
    else {
      waiting = []
      at = 0
    }
  }
  return (run) => {
    waiting[waiting.length] = run
    if (!busy) work()
  }
}
