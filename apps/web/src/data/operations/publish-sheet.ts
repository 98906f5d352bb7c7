import { useSyncExternalStore } from 'react'

/** What the sheet of unpublished changes shows: the changes alone, or with the fields of the version they become. */
export type PublishStep = 'closed' | 'changes' | 'publish'

let step: PublishStep = 'closed'
const watchers = new Set<() => void>()
const set = (next: PublishStep) => {
  step = next
  for (const changed of watchers) changed()
}
const watch = (changed: () => void) => {
  watchers.add(changed)
  return () => watchers.delete(changed)
}

/** The sheet that exists once and is opened by the Publish button, the palette and the count of changes. */
export const publishSheet = {
  showChanges: () => set('changes'),
  publish: () => set('publish'),
  close: () => set('closed'),
}

export const usePublishStep = (): PublishStep => useSyncExternalStore(watch, () => step)
