import { createStore, type ReadableStore } from './store.ts'

/** Whether a dialog is open that exists once and is opened from several components, such as the palette. */
export interface Disclosure extends ReadableStore<boolean> {
  open(): void
  close(): void
}

export function createDisclosure(): Disclosure {
  const { set, ...isOpen } = createStore(false)
  return { ...isOpen, open: () => set(true), close: () => set(false) }
}
