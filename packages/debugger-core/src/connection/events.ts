import type { VersionFailure } from '../version/index.ts'
import type { DebuggedApp } from './context.ts'
import type { SiteEvent, WindowEvent } from './site-actor.ts'
import type { VersionRead } from './version-actor.ts'

/** Events from the user of the debugger, or from the product around it. */
export type ProductEvent =
  | { type: 'connect'; address: string; version?: string }
  | { type: 'confirm' }
  | { type: 'cancel' }
  | { type: 'restart' }
  | { type: 'clear' }
  | { type: 'close' }
  | { type: 'reset' }
  | { type: 'preventReload.set'; enabled: boolean }
  | { type: 'app.changed'; app: DebuggedApp }
  | { type: 'draft.changed'; updatedAt: string }
  | { type: 'product.unloaded' }

/** Events that the machine emits: what the product should store, show or log. */
export type Emitted =
  | { type: 'address.used'; appId: string; address: string }
  | { type: 'host.confirmed'; host: string }
  | { type: 'debugger.nested' }
  | { type: 'version.unreadable'; failure: VersionFailure }
  | { type: 'error'; text: string }

export type ConnectionEvent = ProductEvent | SiteEvent | WindowEvent | VersionRead
