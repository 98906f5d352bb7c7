import { useQueryClient } from '@tanstack/react-query'
import { isMissing } from '#data/call-failed.ts'
import { siteKeys } from '#data/keys.ts'

/**
 * Wraps a change of the site in the panel: when the site was deleted meanwhile the panel is closed and the lists are read
 * again. The failure is passed on, so that it is shown.
 */
export function useGone(onGone: () => void) {
  const queries = useQueryClient()
  return async <Answer>(change: Promise<Answer>): Promise<Answer> => {
    try {
      return await change
    } catch (error) {
      if (isMissing(error)) {
        void queries.invalidateQueries({ queryKey: siteKeys.lists })
        onGone()
      }
      throw error
    }
  }
}
