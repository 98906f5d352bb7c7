import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Where the cloud of Azure answers its own machines; the address is in a public range. */
const AZURE_METADATA = '168.63.129.16'
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an IP address belongs to the public internet: none of this machine, of a private network, of the link (where
 * clouds keep their metadata) or of any other special range, nor an IPv6 form of such an IPv4 address.
 */
export function isPublicAddress(ip: string): boolean {
  if (isIP(ip) === 0) return false
  const address = ipaddr.process(ip)
  if (address.range() !== 'unicast' || address.toString() === AZURE_METADATA) return false
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST)
}
