/** Zones that `Intl` has accepted, about 600 at most: creating a format is slow, and forms check at every keystroke. */
const known = new Set<string>()
const CACHE_LIMIT = 1000

/** Whether a text is an IANA time zone that `Intl` knows. Offsets such as `+01:00` are not. */
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
