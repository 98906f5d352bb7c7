import { useSyncExternalStore } from 'react'

let known: MediaQueryList | undefined

/** Asked on first use: the module can also be loaded without a window. */
const query = () => {
  known ??= matchMedia('(max-width: 900px)')
  return known
}

const watch = (changed: () => void) => {
  query().addEventListener('change', changed)
  return () => query().removeEventListener('change', changed)
}

/** Whether the window shows one pane at a time. */
export const useNarrowViewport = (): boolean =>
  useSyncExternalStore(
    watch,
    () => query().matches,
    () => false,
  )
