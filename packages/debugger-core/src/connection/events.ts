import type { VersionFailure } from '../container/index.ts'
import type { DebuggedApp } from './context.ts'
import type { SaidBySite, SeenOfWindow } from './site-actor.ts'
import type { VersionCame } from './version-actor.ts'

/** What the person at the debugger, or the product around it, does. */
export type FromProduct =
  | { type: 'connect'; address: string; version?: string }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'restart' }
  | { type: 'clear' }
  | { type: 'close' }
  | { type: 'start over' }
  | { type: 'prevent reload'; enabled: boolean }
  | { type: 'app.changed'; app: DebuggedApp }
  | { type: 'draft.seen'; updatedAt: string }
  | { type: 'product.left' }

/** What the product should remember, say or log. */
export type Emitted =
  | { type: 'address.used'; appId: string; address: string }
  | { type: 'host.confirmed'; host: string }
  | { type: 'debugger.debugged' }
  | { type: 'version.unreadable'; failure: VersionFailure }
  | { type: 'error'; text: string }

/** Everything that can happen to a connection. */
export type ConnectionEvent = FromProduct | SaidBySite | SeenOfWindow | VersionCame
