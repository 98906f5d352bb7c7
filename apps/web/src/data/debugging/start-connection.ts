import {
  type ConnectionInput,
  type ConnectionSnapshot,
  connectionMachine,
  type Emitted,
  statusOf,
} from '@waymark/debugger-core/connection'
import { type ActorRefFrom, createActor } from 'xstate'
import type { Connection, ConnectionState } from './connection.ts'

/** Starts the machine that talks to a site. */
export const startConnection = (input: ConnectionInput): Connection =>
  connectionOf(createActor(connectionMachine, { input }), input)

/**
 * Wraps the machine as a connection and starts it. A site may send hundreds of messages per second, so the state that
 * screens read changes at most once per animation frame.
 */
export function connectionOf(
  actor: ActorRefFrom<typeof connectionMachine>,
  { app, now }: Pick<ConnectionInput, 'app' | 'now'>,
): Connection {
  const subscribers = new Set<() => void>()
  const listeners = new Set<(event: Emitted) => void>()
  let state: ConnectionState = {
    snapshot: actor.getSnapshot(),
    status: 'ready',
    since: now(),
    wasConnected: false,
  }
  let isScheduled = false
  // The listeners are loaded beside the screens, and may come after the first click.
  let pending: Emitted[] = []

  const update = () => {
    isScheduled = false
    state = nextState(state, actor.getSnapshot(), now())
    for (const onChange of subscribers) onChange()
  }
  actor.subscribe((snapshot) => {
    // A status may last less than a frame; `since` and `wasConnected` must still take it into account.
    if (statusOf(snapshot) !== state.status) state = nextState(state, snapshot, now())
    if (isScheduled) return
    isScheduled = true
    onNextFrame(update)
  })
  actor.on('*', (event) => {
    if (listeners.size === 0) pending.push(event)
    for (const listener of listeners) listener(event)
  })
  actor.start()

  return {
    app,
    send: (event) => actor.send(event),
    getSnapshot: () => state,
    subscribe: (onChange) => {
      subscribers.add(onChange)
      return () => subscribers.delete(onChange)
    },
    onEmitted: (listener) => {
      listeners.add(listener)
      for (const event of pending) listener(event)
      pending = []
      return () => listeners.delete(listener)
    },
    stop: () => {
      actor.send({ type: 'product.unloaded' })
      actor.stop()
      subscribers.clear()
      listeners.clear()
    },
  }
}

function nextState(before: ConnectionState, snapshot: ConnectionSnapshot, now: number): ConnectionState {
  const status = statusOf(snapshot)
  const isNewSession = status === 'ready' || (status === 'connecting' && before.status !== 'connecting')
  return {
    snapshot,
    status,
    since: status === before.status ? before.since : now,
    wasConnected: status === 'connected' || (!isNewSession && before.wasConnected),
  }
}

/** Milliseconds between two updates of a page in the background, where browsers draw no frames. */
const BACKGROUND_INTERVAL = 250

function onNextFrame(run: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(run)
  else setTimeout(run, BACKGROUND_INTERVAL)
}
