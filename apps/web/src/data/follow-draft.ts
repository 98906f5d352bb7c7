import { useQuery } from '@tanstack/react-query'
import { versions } from '@waymark/api-client/endpoints'
import { PRESENCE } from '@waymark/domain/item-edit'
import { apiOf } from './api.ts'
import { contentKeys, siteKeys } from './keys.ts'
import { draftQuery, unpublishedCountQuery } from './versions.ts'

/**
 * Asks again and again, and when the window gets the focus, for the draft and its number of unpublished changes. Where
 * another user has published or changed something, all that is shown of the site is read again. The calls keep no
 * session alive, and their failures show nothing.
 */
export function useFollowDraft(appId: string): void {
  useQuery({
    queryKey: [...siteKeys.all(appId), 'following'],
    queryFn: async ({ client, signal }) => {
      const background = { signal, background: true }
      const [draft, changes] = await Promise.all([
        apiOf(client).call(versions.one, { params: { appId, versionId: 'draft' } }, background),
        apiOf(client).call(versions.draftChanges, { params: { appId }, query: { page: { limit: 1 } } }, background),
      ])
      if (!draft.ok || !changes.ok) return null
      const shown = client.getQueryData(draftQuery(appId).queryKey)
      const count = client.getQueryData(unpublishedCountQuery(appId).queryKey)
      const isOther =
        (shown !== undefined && shown.id !== draft.answer.data.id) ||
        (count !== undefined && count !== changes.answer.meta.total)
      if (isOther) for (const queryKey of contentKeys(appId)) void client.invalidateQueries({ queryKey })
      return null
    },
    initialData: null,
    initialDataUpdatedAt: Date.now,
    staleTime: PRESENCE.interval,
    refetchInterval: PRESENCE.interval,
    refetchOnWindowFocus: 'always',
    retry: false,
  })
}
