import * as v from 'valibot'
import { isDay } from '../resource/index.ts'
import { isTimeZone } from '../site/time-zone.ts'

/** A date range or a time of day, in clock times of its own zone. */
export const ScheduleRow = v.object({ from: v.string(), to: v.string(), timezone: v.string() })
export type ScheduleRow = v.InferOutput<typeof ScheduleRow>

/** When a tag may fire. Two empty lists mean always. */
export const Scheduler = v.object({ date_ranges: v.array(ScheduleRow), times_of_day: v.array(ScheduleRow) })
export type Scheduler = v.InferOutput<typeof Scheduler>

/** Most rows of one kind in a schedule. */
export const SCHEDULE_ROW_LIMIT = 100

const CLOCK = /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\+0000$/

/** Whether a text is an existing moment in the notation of schedules, `YYYY-MM-DDTHH:MM:SS+0000`. */
export const isClockText = (text: string): boolean => CLOCK.test(text) && isDay(text.slice(0, 10))

const clock = v.pipe(v.string(), v.check(isClockText, 'invalid-date'))
const timezone = v.pipe(v.string(), v.check(isTimeZone, 'invalid-time-zone'))

/** A time of day: its date has no meaning and becomes 1970-01-01, also if only `HH:MM:SS` is given. */
const timeOfDay = v.pipe(
  v.string(),
  v.transform((text) => (/^\d\d:\d\d:\d\d$/.test(text) ? `1970-01-01T${text}+0000` : text)),
  v.check(isClockText, 'invalid-time'),
  v.transform((text) => `1970-01-01${text.slice(10)}`),
)

const rows = <S extends v.GenericSchema>(row: S) => v.pipe(v.array(row), v.maxLength(SCHEDULE_ROW_LIMIT, 'max-items'))

/** A schedule as a request may send it. */
export const SchedulerInput = v.object({
  date_ranges: rows(
    v.pipe(
      v.object({ from: clock, to: clock, timezone }),
      // Both have the same notation, so the texts sort like the times.
      v.forward(
        v.check(({ from, to }) => from < to, 'from-not-before-to'),
        ['from'],
      ),
    ),
  ),
  times_of_day: rows(
    v.pipe(
      v.object({ from: timeOfDay, to: timeOfDay, timezone }),
      v.forward(
        v.check(({ from, to }) => from !== to, 'from-equals-to'),
        ['from'],
      ),
    ),
  ),
})
export type SchedulerInput = v.InferOutput<typeof SchedulerInput>
