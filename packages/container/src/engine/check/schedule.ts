import type { Head, ScheduleRow } from '../content.ts'
import type { Engine } from '../engine.ts'

/** Digits of the time of day at the end of clock digits. */
const TIME = 1e6

/** Whether now lies within one of a tag's date ranges and within one of its times of day. */
export function inSchedule({ page }: Engine, head: Head): boolean {
  const schedule = head[3]
  return !schedule || (within(schedule[0], dateFits) && within(schedule[1], timeFits))

  function within(rows: readonly ScheduleRow[], fits: (row: ScheduleRow, now: number) => boolean): boolean {
    for (let index = 0; index < rows.length; index++) {
      if (fits(rows[index]!, page.clockIn(rows[index]![2]))) return true
    }
    return !rows.length
  }
}

function dateFits(row: ScheduleRow, now: number): boolean {
  return now >= row[0] && now <= row[1]
}

/** A row that ends before it begins runs over midnight. */
function timeFits(row: ScheduleRow, now: number): boolean {
  const time = now % TIME
  return row[0] <= row[1] ? time >= row[0] && time <= row[1] : time >= row[0] || time <= row[1]
}
