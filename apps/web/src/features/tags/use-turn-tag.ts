import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNotices } from '#data/notices/use-notices.ts'
import { isTurning, useTagActive } from '#data/tag-changes.ts'

/** Turns a tag on or off and says how it went, also when whoever turned it has gone elsewhere meanwhile. */
export function useTurnTag(appId: string): (tagId: string, active: boolean) => void {
  const queries = useQueryClient()
  const notices = useNotices()
  const { mutateAsync } = useTagActive(appId)
  return useCallback(
    (tagId, active) => {
      // The second press of a double click comes before the first is shown.
      if (isTurning(queries, appId, tagId)) return
      const deed = active ? ('activate-tag' as const) : ('deactivate-tag' as const)
      const begun = notices.began(deed)
      mutateAsync({ tagId, active }).then(
        () => notices.done(deed, begun),
        (error) => notices.failed(deed, error, begun),
      )
    },
    [appId, queries, mutateAsync, notices],
  )
}
