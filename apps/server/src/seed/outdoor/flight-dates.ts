import type { Scheduler } from '@waymark/domain/tag'

const clockText = (date: Date) => `${date.toISOString().slice(0, 19)}+0000`

/** A schedule of one range of dates, in the time of Berlin. */
export const between = (from: Date, to: Date): Scheduler => ({
  date_ranges: [{ from: clockText(from), to: clockText(to), timezone: 'Europe/Berlin' }],
  times_of_day: [],
})
