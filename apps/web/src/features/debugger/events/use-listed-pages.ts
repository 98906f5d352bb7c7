import { type EventFilter, filteredPages, type PageView } from '@waymark/debugger-core/timeline'
import { useMemo } from 'react'
import { useDeferredView, useTimeline } from '../use-debugger.ts'

/** The page views whose events are listed, newest first, with the filter that they match. */
export function useListedPages(): { pages: readonly PageView[]; filter: EventFilter } {
  const timeline = useTimeline()
  const text = useDeferredView((view) => view.eventSearch)
  const kinds = useDeferredView((view) => view.kinds)
  return useMemo(() => {
    const filter = { text, kinds }
    return { pages: filteredPages(timeline, filter), filter }
  }, [timeline, text, kinds])
}
