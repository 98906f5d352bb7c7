import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { isToggling, useTagActive } from '#data/tag-toggling.ts'
import { useToasts } from '#data/toasts/use-toasts.tsx'

/** Toggles a tag on or off, with a toast for the result, also when another screen is open by then. */
export function useToggleTag(appId: string): (tagId: string, active: boolean) => void {
  const queries = useQueryClient()
  const toasts = useToasts()
  const { mutateAsync } = useTagActive(appId)
  return useCallback(
    (tagId, active) => {
      // The second click of a double click comes before the first is rendered.
      if (isToggling(queries, appId, tagId)) return
      const action = active ? ('activate-tag' as const) : ('deactivate-tag' as const)
      const pending = toasts.began(action)
      void toasts.report(action, mutateAsync({ tagId, active }), pending)
    },
    [appId, queries, mutateAsync, toasts],
  )
}
