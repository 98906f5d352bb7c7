import * as v from 'valibot'
import type { FieldErrorKey } from '../field/error.ts'
import type { Row } from '../field/row.ts'
import { schemaFor } from '../field/schema.ts'
import { isTimeZone } from '../site/time-zone.ts'
import type { DateRange, ScheduleForm, TimeOfDay } from './schedule-form.ts'
import { isClockText, SCHEDULE_ROW_LIMIT } from './scheduler.ts'

const isDate = (day: string) => isClockText(`${day}T00:00:00+0000`)
const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time)

/** The rule of a required text and of its content. */
const filled = (is: (text: string) => boolean, key: FieldErrorKey) =>
  v.pipe(
    v.string(),
    v.nonEmpty('required'),
    v.check((text) => text === '' || is(text), key),
  )
const date = filled(isDate, 'invalid-date')
const time = filled(isTime, 'invalid-time')
const timezone = v.nullable(v.string())
const zone = v.pipe(v.string(), v.nonEmpty('required'), v.check(isTimeZone, 'invalid-time-zone'))

const backwards = (row: DateRange) => isDate(row.startDate) && isDate(row.endDate) && row.startDate > row.endDate
const sameDayBackwards = (row: DateRange) =>
  isDate(row.startDate) &&
  row.startDate === row.endDate &&
  isTime(row.startTime) &&
  isTime(row.endTime) &&
  long(row.startTime) >= long(row.endTime)
const empty = (row: TimeOfDay) => isTime(row.from) && long(row.from) === long(row.to)
const long = (text: string) => (text.length === 5 ? `${text}:00` : text)

const dateRange = v.pipe(
  v.object({ startDate: date, startTime: time, endDate: date, endTime: time, timezone }),
  v.check((row) => !backwards(row), 'from-date-after-to-date'),
  v.check((row) => !sameDayBackwards(row), 'from-time-after-to-time'),
)

const timeOfDay = v.pipe(
  v.object({ from: time, to: time, timezone }),
  v.check((row) => !empty(row), 'from-time-equals-to-time'),
)

/** The rules of flight dates in a form; issue messages are keys of form errors. */
export const ScheduleRules: v.GenericSchema<ScheduleForm, unknown> = schemaFor<{
  dateRanges: Row<DateRange>[]
  timesOfDay: Row<TimeOfDay>[]
  timezone: string
}>(
  v.object({
    dateRanges: v.pipe(v.array(dateRange), v.maxLength(SCHEDULE_ROW_LIMIT, 'max-items')),
    timesOfDay: v.pipe(v.array(timeOfDay), v.maxLength(SCHEDULE_ROW_LIMIT, 'max-items')),
    timezone: zone,
  }),
)
