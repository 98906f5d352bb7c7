import { listedSessionTags, type SessionTag, sessionTags } from '@waymark/debugger-core/lists'
import { useMemo } from 'react'
import { useI18n } from '#i18n/use-i18n.ts'
import { useDeferredView, useTimeline, useVersionIndex } from '../use-debugger.ts'

/** All tags of the session. */
export function useSessionTags(): readonly SessionTag[] {
  const timeline = useTimeline()
  const versionIndex = useVersionIndex()
  return useMemo(() => (versionIndex ? sessionTags(timeline, versionIndex) : []), [timeline, versionIndex])
}

/** All tags of the session, and those that are listed, in their order. */
export function useListedTags(): { all: readonly SessionTag[]; listed: readonly SessionTag[] } {
  const language = useI18n()
  const all = useSessionTags()
  const search = useDeferredView((view) => view.tagSearch)
  const sort = useDeferredView((view) => view.tagSort)
  return useMemo(
    () => ({ all, listed: listedSessionTags(all, { search, sort, language }) }),
    [all, search, sort, language],
  )
}
