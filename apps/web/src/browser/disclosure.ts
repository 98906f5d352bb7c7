import { createStore, useStore } from './store.ts'

/** Open state of a dialog that exists once and is opened from several components, such as the palette. */
export interface Disclosure {
  open(): void
  close(): void
  isOpen(): boolean
  watch(changed: () => void): () => void
}

export function createDisclosure(): Disclosure {
  const { get, set, watch } = createStore(false)
  return { open: () => set(true), close: () => set(false), isOpen: get, watch }
}

export const useIsOpen = ({ watch, isOpen }: Disclosure): boolean => useStore({ watch, get: isOpen })
