import { useSyncExternalStore } from 'react'
import type { PrioritiesForm } from './use-priorities.ts'

/** The list as it is stored and as it is edited. Compared by identity: a list may hold thousands of tags. */
export function useListed(form: PrioritiesForm) {
  return {
    stored: useSyncExternalStore(form.subscribe, () => form.get().initial.list),
    list: useSyncExternalStore(form.subscribe, () => form.get().values.list),
  }
}
