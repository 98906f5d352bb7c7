import type {
  ConnectionSnapshot,
  ConnectionStatus,
  DebuggedApp,
  Emitted,
  ProductEvent,
} from '@waymark/debugger-core/connection'
import type { ReadableStore } from '#browser/store.ts'

/** The state of a connection as screens read it. */
export interface ConnectionState {
  readonly snapshot: ConnectionSnapshot
  readonly status: ConnectionStatus
  /** When it came into this status, in milliseconds. */
  readonly since: number
  /** Whether the present session has ever been connected. */
  readonly wasConnected: boolean
}

/** The running connection to one site. Its state changes at most once per animation frame. */
export interface Connection extends ReadableStore<ConnectionState> {
  readonly app: DebuggedApp
  send(event: ProductEvent): void
  /** Calls back for what the product should store, show or log; the first listener also gets the earlier events. */
  onEmitted(listener: (event: Emitted) => void): () => void
  /** Disconnects from the site and ends. */
  stop(): void
}
