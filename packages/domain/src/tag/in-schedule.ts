import { type ClockSchedule, clockAt, isOpen } from './clock/index.ts'
import type { ScheduleRow } from './scheduler.ts'

/** The flight dates of a tag, as the API names them. */
interface FlightDates {
  readonly date_ranges: readonly Readonly<ScheduleRow>[]
  readonly times_of_day: readonly Readonly<ScheduleRow>[]
}

/** Whether a tag is restricted to dates or to times of day. */
export const hasFlightDates = ({ date_ranges, times_of_day }: FlightDates): boolean =>
  date_ranges.length > 0 || times_of_day.length > 0

/** Flight dates as clock digits, as in containers. */
export const clockSchedule = ({ date_ranges, times_of_day }: FlightDates): ClockSchedule => [
  date_ranges.map(({ from, to, timezone }) => [dateDigits(from), dateDigits(to), timezone]),
  times_of_day.map(({ from, to, timezone }) => [timeDigits(from), timeDigits(to), timezone]),
]

const dateDigits = (clock: string): number => Number(clock.replace(/[+Z].*$/, '').replace(/\D/g, ''))

/** The digits of a time, with or without a date before it. */
const timeDigits = (clock: string): number =>
  Number(/(\d\d):(\d\d):(\d\d)/.exec(clock)?.slice(1).join('') ?? Number.NaN)

/** Whether a tag may fire at a moment, by the same code as on sites. */
export const inSchedule = (scheduler: FlightDates, moment: Date): boolean =>
  isOpen(clockSchedule(scheduler), (zone) => clockAt(zone, moment), moment.getTime())
