import type { TakeTurn, Turn } from '../core/engine.ts'
import type { Page } from '../core/page.ts'

/** So many milliseconds of one task are used; then the page has its turn. A page that nobody sees waits longer. */
const TASK = 40
const HIDDEN_TASK = 1000
/** Work that begins so many milliseconds after the last may belong to the same task. */
const GAP = 10

/**
 * A queue of turns that run one after the other; those added meanwhile wait. When a task has taken its time, the rest
 * goes on in a new one, except up to a turn that is urgent.
 */
export function createTaskQueue(page: Page): TakeTurn {
  let waiting: Turn[] = []
  let at = 0
  let isRunning = false
  /** How many of those that wait must run in this task. */
  let urgent = 0
  let began = page.clockNow()
  let ended = began
  const work = () => {
    isRunning = true
    while (at < waiting.length) {
      if (at >= urgent && page.clockNow() - began > (page.isVisible() ? TASK : HIDDEN_TASK)) {
        page.yieldThen(goOn)
        break
      }
      let rest: Turn | void = undefined
      try {
        rest = waiting[at]!()
      } catch (error) {
        page.reportIssue('event', error)
      }
      if (rest) waiting[at] = rest
      else at++
    }
    isRunning = false
    ended = page.clockNow()
    if (at >= waiting.length) {
      waiting = []
      at = urgent = 0
    }
  }
  const goOn = (leaves?: boolean) => {
    if (isRunning) return
    began = page.clockNow()
    if (leaves) urgent = waiting.length
    work()
  }
  return (turn, isUrgent) => {
    const isFirst = waiting.length === 0
    waiting[waiting.length] = turn
    if (isUrgent) urgent = waiting.length
    if (isUrgent ? isRunning : !isFirst) return
    if (page.clockNow() - ended > GAP) began = page.clockNow()
    work()
  }
}
