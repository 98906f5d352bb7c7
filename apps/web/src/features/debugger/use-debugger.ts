import type { Timeline } from '@waymark/debugger-core/timeline'
import type { VersionIndex } from '@waymark/debugger-core/version'
import { createContext, use, useDeferredValue, useSyncExternalStore } from 'react'
import type { Connection, ConnectionState } from '#data/debugging/connection.ts'
import { useConnectionState } from '#data/debugging/use-debugging.ts'
import { useTranslatedIndex } from './translated-index.ts'
import { createViewStore, type View, type ViewStore } from './view.ts'

/** What the components of the debugger share. */
export interface DebuggerValue {
  readonly connection: Connection
  readonly viewStore: ViewStore
  /** The site in the product; null in a shared session, which has no links into the product. */
  readonly site: { readonly id: string; readonly name: string } | null
}

export const DebuggerContext = createContext<DebuggerValue | null>(null)

export function useDebugger(): DebuggerValue {
  const value = use(DebuggerContext)
  if (!value) throw new Error('useDebugger needs a DebuggerContext')
  return value
}

const viewStores = new WeakMap<Connection, ViewStore>()

/** The view of a connection; the same one for as long as the connection lives. */
export function viewStoreOf(connection: Connection): ViewStore {
  const existing = viewStores.get(connection)
  if (existing) return existing
  const created = createViewStore()
  viewStores.set(connection, created)
  return created
}

/** Selects from the view. */
export function useView<Value>(select: (view: View) => Value): Value {
  const { viewStore } = useDebugger()
  return useSyncExternalStore(viewStore.subscribe, () => select(viewStore.getSnapshot()))
}

/** Selects from the view, deferred: lists and tables that follow a search or a selection render after the control that changed it. */
export const useDeferredView = <Value>(select: (view: View) => Value): Value => useDeferredValue(useView(select))

/** Selects from the state of the connection. */
export const useDebuggerState = <Value>(select: (state: ConnectionState) => Value): Value =>
  useConnectionState(useDebugger().connection, select)

/** The events, deferred: input is handled before events that arrive. */
export const useTimeline = (): Timeline =>
  useDeferredValue(useDebuggerState(({ snapshot }) => snapshot.context.timeline))

/** The version that the events refer to; null until it has been read. */
export const useVersionIndex = (): VersionIndex | null =>
  useTranslatedIndex(useDebuggerState(({ snapshot }) => snapshot.context.versionIndex))
