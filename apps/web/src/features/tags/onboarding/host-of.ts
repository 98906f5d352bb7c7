/** The host of an address, as people write it; the address itself when it is none of the web. */
export const hostOf = (address: string): string => URL.parse(address)?.host || address
