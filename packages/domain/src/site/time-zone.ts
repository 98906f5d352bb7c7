/** Zones that `Intl` has accepted: creating a format is slow, and forms check with every key. There are about 600. */
const known = new Set<string>()
const CACHE_LIMIT = 1000

/** Whether a text names an IANA time zone that `Intl` knows. Bare offsets such as `+01:00` are no zones. */
export function isTimeZone(zone: string): boolean {
  if (known.has(zone)) return true
  if (!/^[A-Za-z]/.test(zone)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    if (known.size < CACHE_LIMIT) known.add(zone)
    return true
  } catch {
    return false
  }
}
