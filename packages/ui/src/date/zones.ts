/** Minutes that a time zone is ahead of UTC at a moment. */
export function offsetMinutes(zone: string, now: Date): number {
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

/** The clock there: 'HH:MM', or as the language writes it. */
export function clockText(zone: string, now: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(now)
}

/** A zone's name as people read it: underscores are spaces. */
export const zoneText = (zone: string): string => zone.replaceAll('_', ' ')
