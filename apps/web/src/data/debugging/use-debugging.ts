import type { ConnectionStatus, DebuggedApp } from '@waymark/debugger-core/connection'
import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import type { Connection, Shown } from './connection.ts'
import type { Debugging } from './debugging.ts'

export const DebuggingContext = createContext<Debugging | null>(null)

function useDebugging(): Debugging {
  const debugging = use(DebuggingContext)
  if (!debugging) throw new Error('Debugging needs a frame that holds the connection')
  return debugging
}

const NEVER = () => () => {}

/** The status of the connection, also where there is none yet. */
export function useConnectionStatus(): ConnectionStatus {
  const debugging = useDebugging()
  const connection = useSyncExternalStore(debugging.watch, debugging.current)
  return useSyncExternalStore(connection?.watch ?? NEVER, () => connection?.shown().status ?? 'ready')
}

/** The connection of a site, started if need be; null until it is there. */
export function useConnection(app: DebuggedApp): Connection | null {
  const debugging = useDebugging()
  const connection = useSyncExternalStore(debugging.watch, debugging.current)
  const addresses = app.urls.join(' ')
  useEffect(() => {
    debugging.open(app)
    debugging.begin()
  }, [debugging, app.id, addresses])
  return connection?.app.id === app.id ? connection : null
}

/** A part of what a connection shows; the component is drawn again when that part changes. */
export const useShown = <Part>(connection: Connection, part: (shown: Shown) => Part): Part =>
  useSyncExternalStore(connection.watch, () => part(connection.shown()))
