/** Cached, because creating a format is slow and forms are rendered at every key. */
const days = new Map<string, Intl.DateTimeFormat>()

/** The current day in a time zone, as `YYYY-MM-DD`. */
export function todayIn(timeZone: string): string {
  const day =
    days.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  days.set(timeZone, day)
  const parts = day.formatToParts(new Date())
  return ['year', 'month', 'day'].map((type) => parts.find((part) => part.type === type)!.value).join('-')
}
