import { parseUrl } from './url.ts'

/** Whether a window may be opened at an address. */
export function isWebAddress(address: string): boolean {
  const protocol = parseUrl(address)?.protocol
  return protocol === 'http:' || protocol === 'https:'
}

/** The origin of an address that can be opened. */
export const originOf = (address: string): string => parseUrl(address)?.origin ?? ''

/** The host of an address, with its port if it has one, to be displayed. */
export const hostOf = (address: string): string => parseUrl(address)?.host ?? ''

/**
 * The host that the user must confirm before the address is opened, because it will be able to read the draft; null if it is
 * a host of the site or was confirmed before.
 */
export function hostToConfirm(
  address: string,
  { appUrls, confirmed }: { appUrls: readonly string[]; confirmed: readonly string[] },
): string | null {
  const host = hostOf(address)
  return [...appUrls.map(hostOf), ...confirmed].includes(host) ? null : host
}

/** The initial value of the address field. Addresses that cannot be opened are skipped. */
export function initialAddress({
  stored,
  initialUrl,
  appUrls,
}: {
  stored: string | null
  initialUrl: string | null
  appUrls: readonly string[]
}): string {
  return [stored, initialUrl, appUrls[0]].find((address) => address && isWebAddress(address)) ?? ''
}
