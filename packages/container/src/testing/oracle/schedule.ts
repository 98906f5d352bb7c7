import type { TagItem } from '../../compile/index.ts'
import type { Visit } from './visit.ts'

/** Whether a tag may fire now by its flight dates. */
export function isWithinSchedule({ page }: Visit, { scheduler }: TagItem): boolean {
  const clock = (row: { readonly timezone: string }) => page.clockIn(row.timezone)
  const digits = (text: string) => Number(text.slice(0, 19).replace(/\D/g, ''))
  const dates = scheduler.date_ranges.some((row) => clock(row) >= digits(row.from) && clock(row) <= digits(row.to))
  const times = scheduler.times_of_day.some((row) => {
    const now = clock(row) % 1_000_000
    const from = digits(row.from) % 1_000_000
    const to = digits(row.to) % 1_000_000
    return from <= to ? from <= now && now <= to : now >= from || now <= to
  })
  return (dates || !scheduler.date_ranges.length) && (times || !scheduler.times_of_day.length)
}
