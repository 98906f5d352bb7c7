import { parseUrl } from './url.ts'

/**
 * Whether messages of an origin may come from the site. Allowed are the hosts of its addresses and of the entered one, with
 * or without `www.`, and their subdomains, on the same port. Plain http is allowed only for addresses with http.
 */
export function isAllowedOrigin(origin: string, addresses: readonly string[]): boolean {
  const parsed = parseUrl(origin)
  if (!parsed || parsed.origin !== origin) return false
  return addresses.some((address) => {
    const base = parseUrl(address)
    if (!base || (base.protocol !== 'http:' && base.protocol !== 'https:')) return false
    const safeEnough = parsed.protocol === base.protocol || parsed.protocol === 'https:'
    return safeEnough && parsed.port === base.port && isSameOrBelow(parsed.hostname, base.hostname)
  })
}

function isSameOrBelow(hostname: string, base: string): boolean {
  const bare = (host: string) => host.replace(/^www\./u, '')
  return bare(hostname) === bare(base) || hostname.endsWith(`.${bare(base)}`)
}
