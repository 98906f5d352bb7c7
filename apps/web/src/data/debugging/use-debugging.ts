import type { ConnectionStatus, DebuggedApp } from '@waymark/debugger-core/connection'
import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import { useStore } from '#browser/store.ts'
import type { Connection, ConnectionState } from './connection.ts'
import type { Debugging } from './debugging.ts'

export const DebuggingContext = createContext<Debugging | null>(null)

function useDebugging(): Debugging {
  const debugging = use(DebuggingContext)
  if (!debugging) throw new Error('useDebugging needs a DebuggingContext')
  return debugging
}

const subscribeToNothing = () => () => {}

/** The status of the connection; `ready` while there is none. */
export function useConnectionStatus(): ConnectionStatus {
  const connection = useStore(useDebugging().connection)
  return useSyncExternalStore(
    connection?.subscribe ?? subscribeToNothing,
    () => connection?.getSnapshot().status ?? 'ready',
  )
}

/** The connection of a site, started if needed; null until it is there. */
export function useConnection(app: DebuggedApp): Connection | null {
  const debugging = useDebugging()
  const connection = useStore(debugging.connection)
  const addresses = app.urls.join(' ')
  useEffect(() => {
    debugging.open(app)
    debugging.begin()
  }, [debugging, app.id, addresses])
  return connection?.app.id === app.id ? connection : null
}

/** Selects from the state of a connection; the component renders again when the selected value changes. */
export const useConnectionState = <Value>(connection: Connection, select: (state: ConnectionState) => Value): Value =>
  useSyncExternalStore(connection.subscribe, () => select(connection.getSnapshot()))
