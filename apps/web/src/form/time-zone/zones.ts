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
 * Today's names of zones that many browsers list under a former one, which older browsers of visitors know as well.
 * Source: `backward` of the IANA time zone database.
 */
const TODAY: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** Today's name of a zone that is listed under a former one. */
export const todaysName = (zone: string): string | undefined => TODAY[zone]

/** The name under which the browser lists a zone. */
export const listedName = (zone: string): string =>
  allZones().find((listed) => listed === zone) ?? Object.keys(TODAY).find((former) => TODAY[former] === zone) ?? zone
