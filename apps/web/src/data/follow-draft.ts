import { type QueryClient, useQuery } from '@tanstack/react-query'
import { versions } from '@waymark/api-client/endpoints'
import { PRESENCE } from '@waymark/domain/item-edit'
import { apiOf } from './api/api.ts'
import { contentKeys, siteKeys } from './api/keys.ts'
import { unpublishedCountQuery } from './versions.ts'

/**
 * Polls the state of the draft, also when the window gets the focus. Where another user has published
 * or changed something, all that is shown of the site is read again. The calls keep no session alive, and their failures
 * show nothing.
 */
export function useFollowDraft(appId: string): void {
  useQuery({
    queryKey: followKey(appId),
    queryFn: ({ client, signal }) => followDraft(client, appId, signal),
    initialData: null,
    initialDataUpdatedAt: Date.now,
    staleTime: PRESENCE.interval,
    refetchInterval: PRESENCE.interval,
    refetchOnWindowFocus: 'always',
    retry: false,
  })
}

/** Key of the state that was found last. */
export const followKey = (appId: string) => [...siteKeys.all(appId), 'following'] as const

/**
 * The state of the draft, null before it is known. Reads again what is shown of the site if the state is neither the one
 * that was found before nor that of the present count of changes, which the user's own changes bring up to date.
 */
export async function followDraft(client: QueryClient, appId: string, signal?: AbortSignal): Promise<string | null> {
  const before = client.getQueryData<string | null>(followKey(appId)) ?? null
  const draft = await apiOf(client).call(
    versions.one,
    { params: { appId, versionId: 'draft' } },
    { ...(signal && { signal }), background: true },
  )
  const state = draft.ok ? draft.answer.data.meta?.state : undefined
  if (state === undefined) return before
  const counted = client.getQueryData(unpublishedCountQuery(appId).queryKey)?.state
  if (state !== counted && state !== (before ?? counted ?? state))
    for (const queryKey of contentKeys(appId)) void client.invalidateQueries({ queryKey })
  return state
}
