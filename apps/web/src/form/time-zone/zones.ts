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

/**
 * Current names of zones, with the former ones under which many browsers list them and which older browsers of visitors
 * know as well. Source: `backward` of the IANA time zone database.
 */
const FORMER_NAMES: Readonly<Record<string, string>> = {
  'Africa/Asmara': 'Africa/Asmera',
  'America/Atikokan': 'America/Coral_Harbour',
  'America/Nuuk': 'America/Godthab',
  'Asia/Kolkata': 'Asia/Calcutta',
  'Asia/Kathmandu': 'Asia/Katmandu',
  'Asia/Yangon': 'Asia/Rangoon',
  'Asia/Ho_Chi_Minh': 'Asia/Saigon',
  'Atlantic/Faroe': 'Atlantic/Faeroe',
  'Europe/Kyiv': 'Europe/Kiev',
  'Pacific/Kanton': 'Pacific/Enderbury',
  'Pacific/Pohnpei': 'Pacific/Ponape',
  'Pacific/Chuuk': 'Pacific/Truk',
}

/** The current name of a zone that is listed under a former one. */
export const currentName = (zone: string): string | undefined =>
  Object.keys(FORMER_NAMES).find((name) => FORMER_NAMES[name] === zone)

/** The name under which the browser lists a zone. */
export function listedName(zone: string): string {
  const former = FORMER_NAMES[zone]
  return former !== undefined && allZones().includes(former) ? former : zone
}
