import type { TakeTurn, Turn } from '../core/engine.ts'
import { append } from '../core/list.ts'
import type { Page } from '../core/page.ts'

type AnyTurn = Parameters<TakeTurn>[0]

/** What follows from one item is put behind the page's next ones after so many: a tag may push on every push. */
const MOST = 500

/** So many milliseconds of one task are used; then the page has its turn. */
const TASK = 30
/** The same when something urgent waits or the page is hidden: only a tag that pushes on every push comes so far. */
const URGENT_TASK = 2000
/** The browser has parsed the container in its first task; about so many milliseconds, which it does not report. */
const PARSED = 15
/** Work that begins so many milliseconds after the last may belong to the same task. */
const GAP = 10

/**
 * A queue of turns that run one after the other; those added meanwhile wait. When a task has taken its time, the rest
 * goes on in a new one; what the page adds in between comes after all that follows from what was added before. With an
 * urgent turn all that waits runs in this task.
 */
export function createTaskQueue(page: Page): TakeTurn {
  const queue: AnyTurn[] = []
  /** So many at its beginning are what the page added first, and what turns have added since; so many of those are done. */
  let under = 0
  let done = 0
  let isRunning = false
  let isUrgent: boolean | undefined = false
  let ended = page.clockNow()
  let began = ended - PARSED
  const work = () => {
    isRunning = true
    while (queue.length) {
      if (!under) {
        under = 1
        done = 0
      }
      let rest: Turn | undefined
      try {
        rest = queue[0]!() as Turn | undefined
      } catch (error) {
        page.reportIssue('event', error)
      }
      if (rest) queue[0] = rest
      else {
        queue.splice(0, 1)
        under--
        done++
      }
      if (page.clockNow() - began > (isUrgent || !page.isVisible() ? URGENT_TASK : TASK)) break
    }
    isRunning = false
    ended = page.clockNow()
    if (done > MOST) for (; under; under--) append(queue, queue.splice(0, 1)[0]!)
    if (queue.length) page.yieldThen(goOn)
    else isUrgent = false
  }
  const goOn = (leaves?: boolean) => {
    if (isRunning) return
    began = page.clockNow()
    isUrgent = leaves
    work()
  }
  return (turn, urgent) => {
    const isFirst = !queue.length
    if (isRunning) queue.splice(under++, 0, turn)
    else append(queue, turn)
    isUrgent ||= urgent
    if (isRunning || !(isFirst || urgent)) return
    if (page.clockNow() - ended > GAP) began = page.clockNow()
    work()
  }
}
