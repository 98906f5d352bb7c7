import { useEffect } from 'react'
import { createStore, useStore } from './store.ts'

const current = createStore<string | undefined>(undefined)

/** Names the page in the document title while the component is shown: the name of the tag being edited, for example. */
export function usePageTitle(page: string | undefined): void {
  useEffect(() => {
    current.set(page)
    return () => current.set(undefined)
  }, [page])
}

export const useCurrentPageTitle = (): string | undefined => useStore(current)
