import type { Timeline } from '@waymark/debugger-core/timeline'
import type { VersionIndex } from '@waymark/debugger-core/version'
import { createContext, use, useDeferredValue, useSyncExternalStore } from 'react'
import type { Connection, Shown } from '#data/debugging/connection.ts'
import { createViewing, type View, type Viewing } from './view.ts'

/** The debugger around a component: its connection, what is looked at, and where it stands. */
export interface Debugger {
  readonly connection: Connection
  readonly viewing: Viewing
  /** The site whose lists hold what is debugged; null in a shared session, which has no way into the product. */
  readonly site: { readonly id: string; readonly name: string } | null
}

export const DebuggerContext = createContext<Debugger | null>(null)

export function useDebugger(): Debugger {
  const found = use(DebuggerContext)
  if (!found) throw new Error('This part needs a debugger around it')
  return found
}

const viewings = new WeakMap<Connection, Viewing>()

/** What is looked at in a connection; the same for as long as the connection lives. */
export function viewingOf(connection: Connection): Viewing {
  const known = viewings.get(connection)
  if (known) return known
  const made = createViewing()
  viewings.set(connection, made)
  return made
}

/** A part of what is looked at. */
export function useView<Part>(part: (view: View) => Part): Part {
  const { viewing } = useDebugger()
  return useSyncExternalStore(viewing.watch, () => part(viewing.get()))
}

/**
 * The same for what is large and follows from it: the picture that marks what was chosen comes first, this with the next
 * one.
 */
export function useSettledView<Part>(part: (view: View) => Part): Part {
  return useDeferredValue(useView(part))
}

/** A part of what the connection shows. */
export function useSession<Part>(part: (shown: Shown) => Part): Part {
  const { connection } = useDebugger()
  return useSyncExternalStore(connection.watch, () => part(connection.shown()))
}

/** The events. While they come, whatever somebody does is drawn before them. */
export const useTimeline = (): Timeline => useDeferredValue(useSession(({ snapshot }) => snapshot.context.timeline))

/** The version that events refer to; null until it has been read. */
export const useVersionIndex = (): VersionIndex | null => useSession(({ snapshot }) => snapshot.context.versionIndex)
