import { useSyncExternalStore } from 'react'

/** A value outside of components that can be read and followed: what `useSyncExternalStore` takes. */
export interface ReadableStore<T> {
  /** The value now; the same one until it changes. */
  getSnapshot(): T
  /** Calls back after each change; returns the function that stops it. */
  subscribe(onChange: () => void): () => void
}

/** A value outside of components. */
export interface Store<T> extends ReadableStore<T> {
  set(value: T): void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    getSnapshot: () => value,
    set: (next) => {
      value = next
      for (const onChange of listeners) onChange()
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** The value of a store; draws the component again when it changes. */
export const useStore = <T>({ subscribe, getSnapshot }: ReadableStore<T>): T =>
  useSyncExternalStore(subscribe, getSnapshot)
