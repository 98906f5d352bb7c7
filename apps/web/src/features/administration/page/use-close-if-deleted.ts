import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { isOwner, meQuery } from '#data/account.ts'
import { isMissing } from '#data/api/call-failed.ts'
import { siteKeys } from '#data/api/keys.ts'

/**
 * Wraps a change of what is in the panel, a site unless other `lists` are given: when it was deleted meanwhile the panel is
 * closed and the lists are read again. The failure is passed on, so that it is shown. For a user who is no owner any more,
 * the administration shows that instead.
 */
export function useCloseIfDeleted(close: () => void, lists: QueryKey = siteKeys.lists) {
  const queries = useQueryClient()
  return async <Answer>(change: Promise<Answer>): Promise<Answer> => {
    try {
      return await change
    } catch (error) {
      if (!isMissing(error)) throw error
      await queries.refetchQueries({ queryKey: meQuery.queryKey }, { cancelRefetch: false })
      const user = queries.getQueryData(meQuery.queryKey)
      if (user && isOwner(user)) {
        void queries.invalidateQueries({ queryKey: lists })
        close()
      }
      throw error
    }
  }
}
