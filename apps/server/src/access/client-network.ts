import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The network that a client's address stands for when attempts are counted: an address of version 4 itself, and the first
 * 64 bits of one of version 6, since one client has all addresses below them.
 */
export function clientNetwork(address: string): string {
  if (isIP(address) === 0) return address
  const known = ipaddr.process(address)
  if (!(known instanceof ipaddr.IPv6)) return known.toString()
  const groups = known.parts.slice(0, 4).map((part) => part.toString(16))
  return `${groups.join(':')}::/64`
}
