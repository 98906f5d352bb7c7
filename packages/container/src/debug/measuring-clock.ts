import type { DebugPage } from './debug-page.ts'

/** The clock by which tags are measured. It stands still while the debugger looks at what they do. */
export interface MeasuringClock {
  now(): number
  pause<Result>(run: () => Result): Result
}

export function createMeasuringClock(page: DebugPage): MeasuringClock {
  let paused = 0
  const now = () => page.preciseNow() - paused
  return {
    now,
    pause: (run) => {
      const before = now()
      try {
        return run()
      } finally {
        paused += now() - before
      }
    },
  }
}
