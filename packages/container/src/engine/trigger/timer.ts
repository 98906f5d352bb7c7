import type { Engine, Trigger } from '../core/engine.ts'
import { append, each } from '../core/list.ts'
import { isMet } from '../evaluate/is-met.ts'

/** A timer: the id of its trigger, its interval, how often it fires (0: without end), and what starts it (0: the page). */
export type Timer = readonly [id: string, seconds: number, limit: number, start: 0 | Trigger]

/** Announces each interval of each timer, until its limit is reached. */
export function startIntervals(engine: Engine, timers: readonly Timer[]): void {
  each(timers, (timer) => {
    const start = timer[3]
    if (!start) {
      run(engine, timer)
      return
    }
    let isRunning = false
    append(engine.beforeEvent, () => {
      if (isRunning || !isMet(engine, start)) return
      isRunning = true
      run(engine, timer)
    })
  })
}

function run(engine: Engine, timer: Timer): void {
  const timerInterval = timer[1]
  const limit = timer[2]
  let timerCount = 0
  const wait = () =>
    engine.page.runLater(timerInterval * 1000, () => {
      timerCount++
      if (timerCount !== limit) wait()
      engine.announce('waymark.interval', { timerId: timer[0], timerInterval, timerCount })
    })
  wait()
}
