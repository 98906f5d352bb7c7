import { useSyncExternalStore } from 'react'

/** A value outside of components. */
export interface Store<T> {
  get(): T
  set(value: T): void
  /** Calls back after each change; returns the function that stops it. */
  watch(changed: () => void): () => void
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const watchers = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      value = next
      for (const changed of watchers) changed()
    },
    watch: (changed) => {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
  }
}

/** The value of a store; draws the component again when it changes. */
export const useStore = <T>({ watch, get }: Pick<Store<T>, 'watch' | 'get'>): T => useSyncExternalStore(watch, get)
