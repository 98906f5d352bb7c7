import { useEffect, useSyncExternalStore } from 'react'

let current: string | undefined
const watchers = new Set<() => void>()

const set = (page: string | undefined) => {
  current = page
  for (const changed of watchers) changed()
}

const watch = (changed: () => void) => {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

/** Names the page in the document title while the component is shown: the name of the tag being edited, for example. */
export function usePageTitle(page: string | undefined): void {
  useEffect(() => {
    set(page)
    return () => set(undefined)
  }, [page])
}

export const useCurrentPageTitle = (): string | undefined => useSyncExternalStore(watch, () => current)
