import type { Client, Fetch } from '@waymark/api-client/client'
import { type Channel, connect, sessionMachine } from '@waymark/api-client/session'
import { createActor } from 'xstate'

/** The session of this tab: a client that signs its calls, and the machine that watches over the session's end. */
export interface Session {
  readonly client: Client
  readonly actor: SessionActor
  /** Starts watching; further calls do nothing. */
  begin(): void
}

export type SessionActor = ReturnType<typeof createSessionActor>

const createSessionActor = (input: Parameters<typeof createActor<typeof sessionMachine>>[1] & object) =>
  createActor(sessionMachine, input)

export function createSession(fetch: Fetch, channel: Channel): Session {
  const { client, session } = connect({ fetch, now: Date.now, channel })
  const actor = createSessionActor({ input: { store: session, now: Date.now } })
  let begun = false
  return {
    client,
    actor,
    begin: () => {
      if (begun) return
      begun = true
      actor.start()
    },
  }
}
