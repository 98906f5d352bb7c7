import type { DebuggedApp } from '@waymark/debugger-core/connection'
import { createStore } from '#browser/store.ts'
import type { Connection } from './connection.ts'

/** Debugging in this tab: one site at a time, until another one is opened. */
export interface Debugging {
  /** The running connection, once there is one. */
  current(): Connection | null
  /** Sets the site of the product. A change of the site ends the session. */
  open(app: DebuggedApp): void
  /** Starts the connection of the open site, unless it is running. */
  begin(): void
  subscribe(onChange: () => void): () => void
  /** Starts the connection when a debugged page posts a message. The returned function ends everything. */
  listen(page: Window): () => void
}

/** Creates the connection to a site; `early` are the messages that came before it. */
export type Start = (app: DebuggedApp, early: readonly MessageEvent[]) => Promise<Connection>

const NO_APP: DebuggedApp = { id: '', urls: [] }

const isDebuggerMessage = (data: unknown): boolean => typeof data === 'object' && data !== null && 'waymark' in data

/** The connection is loaded when it is first needed: on the debugger's screens, or when a debugged page posts a message. */
export function createDebugging(start: Start): Debugging {
  let app = NO_APP
  const connection = createStore<Connection | null>(null)
  let starting: object | null = null
  let early: MessageEvent[] = []

  const end = () => {
    starting = null
    connection.get()?.stop()
    if (connection.get()) connection.set(null)
  }
  const begin = async () => {
    if (connection.get() || starting) return
    const attempt = {}
    starting = attempt
    const started = await start(app, early)
    if (starting !== attempt) return started.stop()
    starting = null
    early = []
    connection.set(started)
  }

  return {
    current: connection.get,
    open: (next) => {
      const isOtherApp = next.id !== app.id
      app = next
      if (isOtherApp) end()
      else connection.get()?.send({ type: 'app.changed', app: next })
    },
    begin: () => void begin(),
    subscribe: connection.watch,
    listen: (page) => {
      const onMessage = (event: MessageEvent) => {
        if (connection.get() || !isDebuggerMessage(event.data)) return
        early.push(event)
        void begin()
      }
      page.addEventListener('message', onMessage)
      return () => {
        page.removeEventListener('message', onMessage)
        end()
      }
    },
  }
}
