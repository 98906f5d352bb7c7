import type { Page } from '../core/page.ts'

/** So many in a row, then the page gets a turn: a tag that pushes on every push must not freeze it. */
const RUN = 500

/** A line in which things run one after the other; what is added meanwhile waits. */
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
