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
