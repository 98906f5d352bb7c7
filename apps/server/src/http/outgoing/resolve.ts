import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'

/** An IP address of a host, with its family as `node:net` counts it. */
export interface HostAddress {
  readonly address: string
  readonly family: number
}

/** Gives all IP addresses of a host name; throws when it has none. */
export type Resolve = (host: string) => Promise<readonly HostAddress[]>

/** Asks the operating system, as every connection of Node does. */
export const resolveHost: Resolve = (host) => lookup(host, { all: true })

/** The IP addresses behind the host of an address; an IP address stands for itself. */
export async function addressesOf({ hostname }: URL, resolve: Resolve): Promise<readonly HostAddress[]> {
  const host = hostname.replace(/^\[|\]$/gu, '')
  const family = isIP(host)
  return family === 0 ? resolve(host) : [{ address: host, family }]
}
