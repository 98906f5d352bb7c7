import * as v from 'valibot'

/** Whether a text is an existing day of the calendar, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
  if (!parts) return false
  const date = new Date(0)
  date.setUTCFullYear(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]))
  return date.toISOString().slice(0, 10) === text
}

/** Whether a text is an existing moment with its offset, such as `2026-03-02T09:00:00Z`. */
export const isMoment = (text: string): boolean =>
  v.ISO_TIMESTAMP_REGEX.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
