import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Settings } from '#settings.ts'

/**
 * What the first of the trusted proxies has written: each proxy adds a value at the end, and what stands before those of
 * the trusted ones may come from the client. A proxy that writes one value alone speaks for all.
 */
function forwardedBy(proxies: number, header: string | undefined): string | undefined {
  if (proxies === 0) return undefined
  const values = header?.split(',').map((value) => value.trim())
  return values?.at(-proxies) ?? values?.[0]
}

/** The network address a call comes from; behind a trusted proxy the one that the proxy saw. */
export function clientAddress(c: Context<any>, { trustProxy }: Settings): string {
  const forwarded = forwardedBy(trustProxy, c.req.header('x-forwarded-for'))
  if (forwarded) return forwarded
  // A request that was not made over a socket, as in tests, has no address.
  return c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? '') : ''
}

/**
 * The address of a call as the browser sees it. The scheme is the one of the request to the trusted proxy; where no such
 * proxy sends it, calls to the host of `WAYMARK_ORIGIN` have the scheme of `WAYMARK_ORIGIN`.
 */
export function publicUrl(c: Context<any>, { trustProxy, origin }: Settings): URL {
  const url = new URL(c.req.url)
  const configured = new URL(origin)
  const scheme = forwardedBy(trustProxy, c.req.header('x-forwarded-proto'))
  if (scheme === 'https' || scheme === 'http') url.protocol = scheme
  else if (url.host === configured.host) url.protocol = configured.protocol
  return url
}
