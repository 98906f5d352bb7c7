import { clientNetwork } from './client-network.ts'
import { readCookie } from './cookie.ts'

/** Where an attempt to sign in comes from. */
export interface Client {
  readonly network: string
  /** Secret in the cookie of a browser in which someone has signed in before, else empty. */
  readonly device: string
}

export const clientOf = ({ request, address }: { request: Request; address: string }): Client => ({
  network: clientNetwork(address),
  device: readCookie(request, 'device') ?? '',
})
