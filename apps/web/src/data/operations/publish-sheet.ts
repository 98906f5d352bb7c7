import { createStore, useStore } from '#browser/store.ts'

/** What the sheet of unpublished changes shows: the changes alone, or with the fields of the version they become. */
export type PublishSheetState = 'closed' | 'changes' | 'publish'

const step = createStore<PublishSheetState>('closed')

/** The sheet that exists once and is opened by the Publish button, the palette and the count of changes. */
export const publishSheet = {
  showChanges: () => step.set('changes'),
  publish: () => step.set('publish'),
  close: () => step.set('closed'),
}

export const usePublishSheetState = (): PublishSheetState => useStore(step)
