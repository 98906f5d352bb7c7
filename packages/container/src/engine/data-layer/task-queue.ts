import type { TakeTurn, Turn } from '../core/engine.ts'
import { append } from '../core/list.ts'
import type { Page } from '../core/page.ts'

type AnyTurn = Parameters<TakeTurn>[0]

/** After this many follow-up turns of one item the rest moves behind the page's next items: a tag may push on every push. */
const MOST = 500

/** Milliseconds of one task that are used before the queue yields to the page. */
const TASK = 30
/** Milliseconds of one task while an urgent turn waits or the page is hidden: only a tag that pushes on every push needs them. */
const URGENT_TASK = 2000
/** Estimated milliseconds that the browser has already spent parsing the container in this task; no API reports it. */
const PARSED = 15
/** Work that begins within this many milliseconds after the last may belong to the same task. */
const GAP = 10

/**
 * A queue of turns that run one after the other. When the time of a task is used up, the rest runs in a new task; turns
 * that the page adds in between run after all follow-up turns of earlier ones. An urgent turn makes all that wait run in
 * this task.
 */
export function createTaskQueue(page: Page): TakeTurn {
  const queue: AnyTurn[] = []
  /** `under`: turns at the front that stem from the item being processed. `done`: how many of them have run. */
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
