import {
  type ConnectionInput,
  type ConnectionSnapshot,
  connectionMachine,
  type Emitted,
  statusOf,
} from '@waymark/debugger-core/connection'
import { type ActorRefFrom, createActor } from 'xstate'
import type { Connection, Shown } from './connection.ts'
import { nextPicture } from './next-picture.ts'

/** Starts the machine that talks to a site. */
export const startConnection = (input: ConnectionInput): Connection =>
  connectionOf(createActor(connectionMachine, { input }), input)

/**
 * Makes a connection out of the machine and starts it. A site may say hundreds of things in a second, so what is shown
 * changes only with the pictures of the screen.
 */
export function connectionOf(
  actor: ActorRefFrom<typeof connectionMachine>,
  { app, now }: Pick<ConnectionInput, 'app' | 'now'>,
): Connection {
  const watchers = new Set<() => void>()
  const listeners = new Set<(event: Emitted) => void>()
  let shown: Shown = {
    snapshot: actor.getSnapshot(),
    status: 'ready',
    since: now(),
    wasConnected: false,
  }
  let asked = false
  // The part that remembers and says things is fetched beside the screens, and may come after the first click.
  let unheard: Emitted[] = []

  const show = () => {
    asked = false
    shown = after(shown, actor.getSnapshot(), now())
    for (const changed of watchers) changed()
  }
  actor.subscribe((snapshot) => {
    // A status may be passed through between two pictures; what it leads to must not be lost.
    if (statusOf(snapshot) !== shown.status) shown = after(shown, snapshot, now())
    if (asked) return
    asked = true
    nextPicture(show)
  })
  actor.on('*', (event) => {
    if (listeners.size === 0) unheard.push(event)
    for (const heard of listeners) heard(event)
  })
  actor.start()

  return {
    app,
    send: (event) => actor.send(event),
    shown: () => shown,
    watch: (changed) => {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
    hear: (emitted) => {
      listeners.add(emitted)
      for (const event of unheard) emitted(event)
      unheard = []
      return () => listeners.delete(emitted)
    },
    leave: () => {
      actor.send({ type: 'product.unloaded' })
      actor.stop()
      watchers.clear()
      listeners.clear()
    },
  }
}

function after(before: Shown, snapshot: ConnectionSnapshot, now: number): Shown {
  const status = statusOf(snapshot)
  const begins = status === 'ready' || (status === 'connecting' && before.status !== 'connecting')
  return {
    snapshot,
    status,
    since: status === before.status ? before.since : now,
    wasConnected: status === 'connected' || (!begins && before.wasConnected),
  }
}
