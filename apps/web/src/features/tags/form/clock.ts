/** Cached, because creating a format is slow and forms are rendered at every key. */
const days = new Map<string, Intl.DateTimeFormat>()

/** The current day in a time zone, as `YYYY-MM-DD`. */
export function todayIn(timeZone: string, now = new Date()): string {
  const day =
    days.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  days.set(timeZone, day)
  return day.format(now)
}

let own: string | undefined

/** The time zone of this browser. */
export function ownZone(): string {
  own ??= Intl.DateTimeFormat().resolvedOptions().timeZone
  return own
}

let zones: readonly string[] | undefined

/** The time zones that the browser supports, and UTC, which browsers leave out. */
export function allZones(): readonly string[] {
  zones ??= [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])]
  return zones
}
