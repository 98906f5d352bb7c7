import { parseUrl } from './url.ts'

/** What is wrong with an address that somebody wants to debug. */
export type AddressError = 'required' | 'invalid-url'

/** Checks the address of a page to debug: absolute, http or https. Null when it can be opened. */
export function addressError(address: string): AddressError | null {
  if (address.trim() === '') return 'required'
  return isWebAddress(address) ? null : 'invalid-url'
}

/** Whether an address is one that a window may be opened at. */
export function isWebAddress(address: string): boolean {
  const protocol = parseUrl(address)?.protocol
  return protocol === 'http:' || protocol === 'https:'
}

/** The origin of an address that can be opened. */
export const originOf = (address: string): string => parseUrl(address)?.origin ?? ''

/** The host of an address with its port if it has one, as it is named to a person. */
export const hostOf = (address: string): string => parseUrl(address)?.host ?? ''

/**
 * The host that somebody must confirm before the address is opened, because it is none of the site's own and none
 * confirmed before. It will be able to read the draft.
 */
export function hostToConfirm(
  address: string,
  { appUrls, confirmed }: { appUrls: readonly string[]; confirmed: readonly string[] },
): string | null {
  const host = hostOf(address)
  return [...appUrls.map(hostOf), ...confirmed].includes(host) ? null : host
}

/** What the address field of the connect form holds at first. Addresses that cannot be opened do not count. */
export function firstAddress({
  remembered,
  initialUrl,
  appUrls,
}: {
  remembered: string | null
  initialUrl: string | null
  appUrls: readonly string[]
}): string {
  return [remembered, initialUrl, appUrls[0]].find((address) => address && isWebAddress(address)) ?? ''
}
