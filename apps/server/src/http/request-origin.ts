import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Settings } from '#settings.ts'

/** The network address a call comes from; behind a trusted proxy the one that the proxy saw. */
export function clientAddress(c: Context<any>, { trustProxy }: Settings): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for') : undefined
  if (forwarded) return forwarded.split(',').at(-1)?.trim() ?? ''
  // A request that was not made over a socket, as in tests, has no address.
  return c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? '') : ''
}

/** The address of a call as the browser sees it: behind a trusted proxy with the scheme of the request to the proxy. */
export function publicUrl(c: Context<any>, { trustProxy }: Settings): URL {
  const url = new URL(c.req.url)
  const scheme = trustProxy ? c.req.header('x-forwarded-proto')?.split(',').at(-1)?.trim() : undefined
  if (scheme === 'https' || scheme === 'http') url.protocol = scheme
  return url
}
