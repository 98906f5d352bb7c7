import type {
  ConnectionSnapshot,
  ConnectionStatus,
  DebuggedApp,
  Emitted,
  ProductEvent,
} from '@waymark/debugger-core/connection'

/** A connection as screens see it. */
export interface Shown {
  readonly snapshot: ConnectionSnapshot
  readonly status: ConnectionStatus
  /** When it came into this status, in milliseconds. */
  readonly since: number
  /** Whether the present session has ever been connected. */
  readonly wasConnected: boolean
}

/** The conversation with one site, running. */
export interface Connection {
  readonly app: DebuggedApp
  send(event: ProductEvent): void
  /** What is shown; it changes at most once for each picture the screen draws. */
  shown(): Shown
  watch(changed: () => void): () => void
  /** Calls back for what the product should remember, say or log; the first listener hears what was missed as well. */
  hear(emitted: (event: Emitted) => void): () => void
  /** Takes leave of the site and ends. */
  leave(): void
}
