import { parseUrl } from './url.ts'

/**
 * Whether messages of an origin may come from the site: the hosts of its addresses and of the entered one, each with or
 * without `www.` and with its subdomains, on the same port. Plain http counts only for addresses given so.
 */
export function isAllowedOrigin(origin: string, addresses: readonly string[]): boolean {
  const asked = parseUrl(origin)
  if (!asked || asked.origin !== origin) return false
  return addresses.some((address) => {
    const base = parseUrl(address)
    if (!base || (base.protocol !== 'http:' && base.protocol !== 'https:')) return false
    const safeEnough = asked.protocol === base.protocol || asked.protocol === 'https:'
    return safeEnough && asked.port === base.port && isSameOrBelow(asked.hostname, base.hostname)
  })
}

function isSameOrBelow(asked: string, base: string): boolean {
  const bare = (host: string) => host.replace(/^www\./u, '')
  return bare(asked) === bare(base) || asked.endsWith(`.${bare(base)}`)
}
