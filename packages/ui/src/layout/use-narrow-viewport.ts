import { useSyncExternalStore } from 'react'

/** A hook that tells whether the window has at most a width, in pixels. The width of paper does not count. */
export function viewportUpTo(width: number): () => boolean {
  let queries: Record<'narrow' | 'print', MediaQueryList> | undefined
  let narrow = false
  /** Asked on first use: the module can also be loaded without a window. */
  const known = () => {
    queries ??= { narrow: matchMedia(`(max-width: ${width}px)`), print: matchMedia('print') }
    return queries
  }
  const watch = (changed: () => void) => {
    const query = known().narrow
    query.addEventListener('change', changed)
    return () => query.removeEventListener('change', changed)
  }
  const isNarrow = () => {
    const { narrow: query, print } = known()
    if (!print.matches) narrow = query.matches
    return narrow
  }
  return () => useSyncExternalStore(watch, isNarrow, () => false)
}

/** Whether the window shows one pane at a time. */
export const useNarrowViewport = viewportUpTo(900)
