const HOUR_MS = 3_600_000
const known = new Map<string, number>()

/** Minutes that a time zone is ahead of UTC. Cached by the hour, because `Intl` is slow and there are hundreds of zones. */
export function offsetMinutes(zone: string, now: Date): number {
  const key = `${zone} ${Math.floor(now.getTime() / HOUR_MS)}`
  const found = known.get(key) ?? readOffset(zone, now)
  known.set(key, found)
  return found
}

function readOffset(zone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(now)
  const found = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(parts.find((part) => part.type === 'timeZoneName')?.value ?? '')
  if (!found?.[1]) return 0
  return (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3]))
}

/** "UTC+2", "UTC−3:30", "UTC". */
export function offsetText(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const hours = Math.floor(Math.abs(minutes) / 60)
  const rest = Math.abs(minutes) % 60
  return `UTC${minutes < 0 ? '\u2212' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Formats the current time at an offset from UTC (minutes) in a language. */
export function clock(now: Date, locale: string): (offset: number) => string {
  const format =
    clocks.get(locale) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' })
  clocks.set(locale, format)
  return (offset) => format.format(now.getTime() + offset * 60_000)
}

/** The current time in a zone, formatted. */
export const clockText = (zone: string, now: Date, locale: string): string =>
  clock(now, locale)(offsetMinutes(zone, now))

/** The name of a zone for display: underscores become spaces. */
export const zoneText = (zone: string): string => zone.replaceAll('_', ' ')
