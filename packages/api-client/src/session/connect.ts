import { type Client, createClient, type Fetch } from '../client/index.ts'
import { session } from '../endpoints/session.ts'
import { createSessionStore, type SessionStore } from './store.ts'
import { ALONE, type Channel } from './tabs.ts'

/** A client that authorises its calls with the session of this browser, and that session. */
export function connect({
  fetch,
  now,
  channel = ALONE,
  origin = '',
}: {
  fetch: Fetch
  now: () => number
  channel?: Channel
  origin?: string
}): { client: Client; session: SessionStore } {
  const store: SessionStore = createSessionStore({
    fetchSession: () => client.call(session.current, {}),
    channel,
    now,
  })
  const client = createClient({ fetch, tokens: store, origin })
  return { client, session: store }
}
