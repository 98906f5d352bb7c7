import { type Row, withKeys } from '../field/row.ts'
import { isTimeZone } from '../site/time-zone.ts'
import type { ScheduleRow, Scheduler } from './scheduler.ts'

/** A date range. Days are `YYYY-MM-DD`, times `HH:MM` or `HH:MM:SS`; empty while not filled in. */
export interface DateRange {
  readonly startDate: string
  readonly startTime: string
  readonly endDate: string
  readonly endTime: string
  /** The row's own zone, if a stored schedule has several; `null` means that of the form. */
  readonly timezone: string | null
}

/** A time of day; if `to` is before `from`, it runs over midnight. */
export interface TimeOfDay {
  readonly from: string
  readonly to: string
  readonly timezone: string | null
}

/** Flight dates in a form. Without rows a tag fires always. */
export interface ScheduleForm {
  readonly dateRanges: readonly Row<DateRange>[]
  readonly timesOfDay: readonly Row<TimeOfDay>[]
  /** An IANA zone, for all rows. */
  readonly timezone: string
}

export const EMPTY_DATE_RANGE: DateRange = { startDate: '', startTime: '', endDate: '', endTime: '', timezone: null }

export const EMPTY_TIME_OF_DAY: TimeOfDay = { from: '', to: '', timezone: null }

/** The schedule of a new tag: always, in the user's own zone. */
export const emptySchedule = (timezone: string): ScheduleForm => ({ dateRanges: [], timesOfDay: [], timezone })

/** Whether a tag fires at any time: it has no rows, and so no zone that would be saved. */
export const runsAlways = ({ dateRanges, timesOfDay }: ScheduleForm): boolean =>
  dateRanges.length === 0 && timesOfDay.length === 0

/** `HH:MM:SS` for a form: without the seconds if they are 0. */
const shortTime = (time: string) => (time.endsWith(':00') ? time.slice(0, -3) : time)
const longTime = (time: string) => (time.length === 5 ? `${time}:00` : time)
const clockText = (date: string, time: string) => `${date}T${longTime(time)}+0000`
const dateOf = (clock: string) => clock.slice(0, 10)
const timeOf = (clock: string) => shortTime(clock.slice(11, 19))

/** The form of a stored schedule. Its zone is that of the first row, or else the user's own. */
export function scheduleForm(scheduler: Scheduler, ownTimezone: string): ScheduleForm {
  const [first] = [...scheduler.date_ranges, ...scheduler.times_of_day]
  const timezone = first && isTimeZone(first.timezone) ? first.timezone : ownTimezone
  const zoneOf = (row: ScheduleRow) => (row.timezone === timezone ? null : row.timezone)
  return {
    dateRanges: withKeys(
      scheduler.date_ranges.map((row) => ({
        startDate: dateOf(row.from),
        startTime: timeOf(row.from),
        endDate: dateOf(row.to),
        endTime: timeOf(row.to),
        timezone: zoneOf(row),
      })),
    ),
    timesOfDay: withKeys(
      scheduler.times_of_day.map((row) => ({ from: timeOf(row.from), to: timeOf(row.to), timezone: zoneOf(row) })),
    ),
    timezone,
  }
}

/** The schedule as it is sent; times of day have a constant date without meaning. */
export const scheduler = ({ dateRanges, timesOfDay, timezone }: ScheduleForm): Scheduler => ({
  date_ranges: dateRanges.map((row) => ({
    from: clockText(row.startDate, row.startTime),
    to: clockText(row.endDate, row.endTime),
    timezone: row.timezone ?? timezone,
  })),
  times_of_day: timesOfDay.map((row) => ({
    from: clockText('1970-01-01', row.from),
    to: clockText('1970-01-01', row.to),
    timezone: row.timezone ?? timezone,
  })),
})

/** Switches between always and specific dates, with an empty first row. `key` is that of the new row. */
export const withDates = (form: ScheduleForm, dates: 'forever' | 'specific', key: string): ScheduleForm => ({
  ...form,
  dateRanges: dates === 'forever' ? [] : [{ ...EMPTY_DATE_RANGE, key }],
})

/** Switches between all day and specific hours, with an empty first row. `key` is that of the new row. */
export const withHours = (form: ScheduleForm, hours: 'all-day' | 'specific', key: string): ScheduleForm => ({
  ...form,
  timesOfDay: hours === 'all-day' ? [] : [{ ...EMPTY_TIME_OF_DAY, key }],
})

/** Changes the zone of the whole schedule, also of rows with their own. */
export const withTimezone = (form: ScheduleForm, timezone: string): ScheduleForm => ({
  dateRanges: form.dateRanges.map((row) => ({ ...row, timezone: null })),
  timesOfDay: form.timesOfDay.map((row) => ({ ...row, timezone: null })),
  timezone,
})
