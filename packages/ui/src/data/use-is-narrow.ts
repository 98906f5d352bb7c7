import { useSyncExternalStore } from 'react'

/** The width of the window, in pixels, up to which tables hide their `roomy` columns; their style sheet has the same. */
const NARROW = '(max-width: 600px)'

function watch(changed: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the window is so narrow that tables hide some columns. */
export const useIsNarrow = (): boolean => useSyncExternalStore(watch, () => matchMedia(NARROW).matches)
