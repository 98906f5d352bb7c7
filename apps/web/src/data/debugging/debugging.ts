import type { DebuggedApp } from '@waymark/debugger-core/connection'
import { createStore, type ReadableStore } from '#browser/store.ts'
import type { Connection } from './connection.ts'

/** Debugging in this tab: one site at a time, until another one is opened. */
export interface Debugging {
  /** The running connection, once there is one. */
  readonly connection: ReadableStore<Connection | null>
  /** Sets the site of the product. A change of the site ends the session. */
  open(app: DebuggedApp): void
  /** Starts the connection of the open site, unless it is running. */
  begin(): void
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
    connection.getSnapshot()?.stop()
    if (connection.getSnapshot()) connection.set(null)
  }
  const begin = async () => {
    if (connection.getSnapshot() || starting) return
    const attempt = {}
    starting = attempt
    const started = await start(app, early)
    if (starting !== attempt) return started.stop()
    starting = null
    early = []
    connection.set(started)
  }

  return {
    connection,
    open: (next) => {
      const isOtherApp = next.id !== app.id
      app = next
      if (isOtherApp) end()
      else connection.getSnapshot()?.send({ type: 'app.changed', app: next })
    },
    begin: () => void begin(),
    listen: (page) => {
      const onMessage = (event: MessageEvent) => {
        if (connection.getSnapshot() || !isDebuggerMessage(event.data)) return
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
