import type { DebuggedApp } from '@waymark/debugger-core/connection'
import type { Connection } from './connection.ts'

/** Debugging in this tab: one site at a time, whichever screen is shown. */
export interface Debugging {
  /** The running connection, once there is one. */
  current(): Connection | null
  /** Says which site is open. Another one than before ends the session with that. */
  open(app: DebuggedApp): void
  /** Starts the connection of the open site, if it has none yet. */
  begin(): void
  watch(changed: () => void): () => void
  /** Wakes up when a page that believes in a session speaks; until the returned function is called, which ends everything. */
  listen(page: Window): () => void
}

/** Makes the connection to a site; `early` is what was said while nobody listened. */
export type Start = (app: DebuggedApp, early: readonly MessageEvent[]) => Promise<Connection>

const NO_APP: DebuggedApp = { id: '', urls: [] }

const concernsDebugging = (data: unknown): boolean => typeof data === 'object' && data !== null && 'waymark' in data

/** The conversation is loaded with the first need for it: on the debugger's screens, or when a page speaks first. */
export function createDebugging(start: Start): Debugging {
  const watchers = new Set<() => void>()
  let app = NO_APP
  let connection: Connection | null = null
  let starting: object | null = null
  let early: MessageEvent[] = []

  const set = (next: Connection | null) => {
    connection = next
    for (const changed of watchers) changed()
  }
  const end = () => {
    starting = null
    connection?.leave()
    if (connection) set(null)
  }
  const begin = async () => {
    if (connection || starting) return
    const attempt = {}
    starting = attempt
    const made = await start(app, early)
    if (starting !== attempt) return made.leave()
    starting = null
    early = []
    set(made)
  }

  return {
    current: () => connection,
    open: (next) => {
      const isAnother = next.id !== app.id
      app = next
      if (isAnother) end()
      else connection?.send({ type: 'app.changed', app: next })
    },
    begin: () => void begin(),
    watch: (changed) => {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
    listen: (page) => {
      const wake = (event: MessageEvent) => {
        if (connection || !concernsDebugging(event.data)) return
        early.push(event)
        void begin()
      }
      page.addEventListener('message', wake)
      return () => {
        page.removeEventListener('message', wake)
        end()
      }
    },
  }
}
