import { useSyncExternalStore } from 'react'
import type { Remembered } from './remembered.ts'

/** A remembered value that redraws the component when it changes, in this tab or in another. */
export const useRemembered = <T>(kept: Remembered<T>): T => useSyncExternalStore(kept.watch, kept.get)
