import type { TakeTurn, Turn } from '../core/engine.ts'
import { append } from '../core/list.ts'
import type { Page } from '../core/page.ts'

type AnyTurn = Parameters<TakeTurn>[0]

/** What follows from one item is put behind the page's next ones after so many: a tag may push on every push. */
const MOST = 500

/** So many milliseconds of one task are used; then the page has its turn. */
const TASK = 40
/** The same when something urgent waits or the page is hidden: only a tag that pushes on every push comes so far. */
const URGENT_TASK = 2000
/** The browser has parsed the container in its first task; about so many milliseconds, which it does not tell. */
const PARSED = 15
/** Work that begins so many milliseconds after the last may belong to the same task. */
const GAP = 10

/**
 * A queue of turns that run one after the other; those added meanwhile wait. When a task has taken its time, the rest
 * goes on in a new one; what the page adds in between comes after all that follows from what was added before. With an
 * urgent turn all that waits runs in this task.
 */
export function createTaskQueue(page: Page): TakeTurn {
  /** What the page added, and the one of it that is under way with all that was added by turns since. */
  const waiting: AnyTurn[] = []
  let under: AnyTurn[] = []
  let at = 0
  let isRunning = false
  let isUrgent: boolean | undefined = false
  let ended = page.clockNow()
  let began = ended - PARSED
  const isBusy = () => at < under.length || waiting.length > 0
  const work = () => {
    isRunning = true
    while (isBusy()) {
      if (at >= under.length) {
        under = waiting.splice(0, 1)
        at = 0
      }
      try {
        const rest = under[at]!() as Turn | undefined
        if (rest) under[at] = rest
        else at++
      } catch (error) {
        at++
        page.reportIssue('event', error)
      }
      if (page.clockNow() - began > (isUrgent || !page.isVisible() ? URGENT_TASK : TASK)) break
    }
    isRunning = false
    ended = page.clockNow()
    if (at > MOST) while (at < under.length) append(waiting, under[at++]!)
    if (isBusy()) page.yieldThen(goOn)
    else isUrgent = false
  }
  const goOn = (leaves?: boolean) => {
    if (isRunning) return
    began = page.clockNow()
    isUrgent = leaves
    work()
  }
  return (turn, urgent) => {
    const isFirst = !isBusy()
    append(isRunning ? under : waiting, turn)
    isUrgent ||= urgent
    if (isRunning || !(isFirst || urgent)) return
    if (page.clockNow() - ended > GAP) began = page.clockNow()
    work()
  }
}
