import type { Initiator } from '#database/tables/initiator.ts'
import { clientNetwork } from './client-network.ts'
import { readCookie } from './cookie.ts'

/** The longest description of a browser that is kept. */
const USER_AGENT_LIMIT = 512

/** Where an attempt to sign in comes from. */
export interface Client {
  readonly address: string
  readonly network: string
  /** Secret in the cookie of a browser in which a user has signed in before, else empty. */
  readonly device: string
  /** The `User-Agent` of the browser; null without one. */
  readonly userAgent: string | null
  /** Who makes the attempt and from where, for the audit log. */
  readonly by: Initiator
}

interface ClientCall {
  readonly request: Request
  readonly address: string
  readonly by: Initiator
}

export const clientOf = ({ request, address, by }: ClientCall): Client => ({
  address,
  network: clientNetwork(address),
  device: readCookie(request, 'device') ?? '',
  userAgent: request.headers.get('user-agent')?.slice(0, USER_AGENT_LIMIT) || null,
  by,
})
