import { useSyncExternalStore } from 'react'

/** Open state of a dialog that exists once and is opened from several components, such as the palette. */
export interface Disclosure {
  open(): void
  close(): void
  isOpen(): boolean
  watch(changed: () => void): () => void
}

export function createDisclosure(): Disclosure {
  let shown = false
  const watchers = new Set<() => void>()
  const set = (next: boolean) => {
    shown = next
    for (const changed of watchers) changed()
  }
  return {
    open: () => set(true),
    close: () => set(false),
    isOpen: () => shown,
    watch: (changed) => {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
  }
}

export const useIsOpen = (disclosure: Disclosure): boolean => useSyncExternalStore(disclosure.watch, disclosure.isOpen)
