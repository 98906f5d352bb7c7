import type { Client, Fetch } from '@waymark/api-client/client'
import { type Channel, connect, type SessionStore } from '@waymark/api-client/session'

/** The session of this tab: a client that authorises its calls, and the store of the token. */
export interface Session {
  readonly client: Client
  readonly store: SessionStore
}

export function createSession(fetch: Fetch, channel: Channel): Session {
  const { client, session } = connect({ fetch, now: Date.now, channel })
  return { client, store: session }
}
