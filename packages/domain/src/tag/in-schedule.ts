import type { ScheduleRow, Scheduler } from './scheduler.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

/** What the clocks of a zone show at a moment, in the notation of schedules. An unknown zone throws. */
export function clockIn(timeZone: string, moment: Date): string {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  const year = (parts.year ?? '').padStart(4, '0')
  return `${year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}+0000`
}

/**
 * Whether a tag may fire at a moment: within one of its date ranges, if it has any, and within one of its times of
 * day, if it has any. Ends count as within. Rows are clock times of their zones, so an hour that a clock change
 * repeats counts twice and one that it skips never comes.
 */
export const inSchedule = ({ date_ranges, times_of_day }: Scheduler, moment: Date): boolean =>
  (date_ranges.length === 0 || date_ranges.some((row) => inDates(row, moment))) &&
  (times_of_day.length === 0 || times_of_day.some((row) => inHours(row, moment)))

function inDates({ from, to, timezone }: ScheduleRow, moment: Date): boolean {
  const now = clockIn(timezone, moment)
  return from <= now && now <= to
}

function inHours(row: ScheduleRow, moment: Date): boolean {
  const now = clockIn(row.timezone, moment).slice(11, 19)
  const from = row.from.slice(11, 19)
  const to = row.to.slice(11, 19)
  return from <= to ? from <= now && now <= to : now >= from || now <= to
}
