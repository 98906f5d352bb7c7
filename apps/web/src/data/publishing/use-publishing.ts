import { createContext, use, useSyncExternalStore } from 'react'
import type { Publications } from './publications.ts'

export const PublicationsContext = createContext<Publications | null>(null)

/** Starts publishing and tells whether a site is being published: `const { start, isRunning } = usePublishing()`. */
export function usePublishing() {
  const publications = use(PublicationsContext)
  if (!publications) throw new Error('Publishing needs the frame of the signed-in product around it')
  const running = useSyncExternalStore(publications.watch, publications.running)
  return { start: publications.start, isRunning: (appId: string) => running.has(appId) }
}
