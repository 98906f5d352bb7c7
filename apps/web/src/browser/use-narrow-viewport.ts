import { useSyncExternalStore } from 'react'

const query = matchMedia('(max-width: 900px)')

const watch = (changed: () => void) => {
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window shows one pane at a time. */
export const useNarrowViewport = (): boolean => useSyncExternalStore(watch, () => query.matches)
