import { type Engine, HEAD_SCHEDULE, type Head, type ScheduleRow } from '../core/engine.ts'
import type { Page } from '../core/page.ts'

/** Cycles of clock digits: the time of day is at their end; dates never come round. */
const DAY = 1e6
const NEVER = 1e15

/** Whether now lies within one of a tag's date ranges and within one of its times of day, ends included. */
export function inSchedule({ page }: Engine, head: Head): boolean {
  const schedule = head[HEAD_SCHEDULE]
  return !schedule || (isWithin(page, schedule[0], NEVER) && isWithin(page, schedule[1], DAY))
}

/** Clocks that come round after a cycle may end before they begin: then they run over its end. */
function isWithin(page: Page, rows: readonly ScheduleRow[], cycle: number): boolean {
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index]!
    const now = page.clockIn(row[2]) % cycle
    const begun = now >= row[0]
    const open = now <= row[1]
    if (row[0] <= row[1] ? begun && open : begun || open) return true
  }
  return !rows.length
}
