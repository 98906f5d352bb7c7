/*
 * Clock times as numbers of their digits (`YYYYMMDDhhmmss`), which sort like the times. This module has no imports, because
 * it is also a part of containers.
 */

/** Start, end and time zone of a row of flight dates. For a time of day only the last six digits count. */
export type ClockRow = readonly [from: number, to: number, zone: string]

/** Flight dates as clock digits: date ranges and times of day. */
export type ClockSchedule = readonly [dates: readonly ClockRow[], times: readonly ClockRow[]]

/** Cycles of clock digits: times of day repeat, dates never do. */
const DAY = 1e6
const NEVER = 1e15

/** A day in milliseconds. */
const DAY_LENGTH = 864e5

/** Matches year, month, day and time in a formatted English date. */
const ORDER = '201345'

/** The clock of a zone at a moment, as digits; NaN for an unknown zone. */
export function clockAt(zone: string, moment: Date): number {
  let clock = 0
  try {
    // With `h23` midnight is 00, not 24.
    const digits = moment.toLocaleString('en-US', { timeZone: zone, hourCycle: 'h23' }).match(/\d+/g)!
    for (let index = 0; index < ORDER.length; index++) clock = clock * 100 + +digits[+ORDER[index]!]!
    return clock
  } catch {
    return Number.NaN
  }
}

/**
 * Whether a moment, in milliseconds since 1970, lies within one of the date ranges, if there are any, and within one of
 * the times of day, if there are any, ends included. `clockIn` gives the digits of the moment in a zone. Rows are clock
 * times, so an hour that a clock change repeats counts twice, and one that it skips does not exist.
 */
export function isOpen(schedule: ClockSchedule, clockIn: (zone: string) => number, moment: number): boolean {
  return (
    isWithin(schedule[0], clockIn, NEVER, utcClock(moment - DAY_LENGTH), utcClock(moment + DAY_LENGTH)) &&
    isWithin(schedule[1], clockIn, DAY, 0, NEVER)
  )
}

/** The digits of a moment in UTC. No clock is a day away from them. */
const utcClock = (moment: number): number => +new Date(moment).toISOString().replace(/\D/g, '').slice(0, 14)

/**
 * A row that repeats may end before it begins: then it runs over the end of the cycle. The clock of a zone is computed only
 * if the earliest and the latest clock of all zones give different results, because the first computation is slow in
 * browsers.
 */
function isWithin(
  rows: readonly ClockRow[],
  clockIn: (zone: string) => number,
  cycle: number,
  earliest: number,
  latest: number,
): boolean {
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index]!
    const isSure = earliest >= row[0] === latest >= row[0] && earliest <= row[1] === latest <= row[1]
    const now = isSure ? earliest : clockIn(row[2]) % cycle
    const begun = now >= row[0]
    const open = now <= row[1]
    if (row[0] <= row[1] ? begun && open : begun || open) return true
  }
  return !rows.length
}
