import { useQuery, useQueryClient } from '@tanstack/react-query'
import { presence } from '@waymark/api-client/endpoints'
import { type ItemEdit, type OtherUser, PRESENCE } from '@waymark/domain/item-edit'
import { useEffect, useEffectEvent, useRef } from 'react'
import { apiOf } from './api/api.ts'
import { CallFailed, isMissing } from './api/call-failed.ts'
import { callEndpoint } from './api/endpoint-query.ts'
import { siteKeys } from './api/keys.ts'

interface Item {
  readonly appId: string
  readonly itemId: string
}

const bodyOf = (revision: string | undefined) => ({
  data: { type: 'presence' as const, attributes: { ...(revision !== undefined && { revision }) } },
})

/**
 * Reports every 20 seconds that an item is open, and gives the other users who have it open or have changed it in the last
 * minutes. `onNewer` is called when the item has another revision than the one shown, or none any more. The calls keep
 * no session alive, except those after the user has pressed or typed something.
 */
export function usePresence(
  { appId, itemId }: Item,
  shown: string | undefined,
  onNewer: () => void,
): readonly OtherUser[] {
  const queries = useQueryClient()
  const active = useRef(false)
  useEffect(() => {
    const note = () => {
      active.current = true
    }
    const options = { capture: true, passive: true }
    for (const type of ['keydown', 'pointerdown']) addEventListener(type, note, options)
    return () => {
      for (const type of ['keydown', 'pointerdown']) removeEventListener(type, note, options)
    }
  }, [])

  const { data, error, dataUpdatedAt, errorUpdatedAt } = useQuery({
    queryKey: [...siteKeys.all(appId), 'presence', itemId],
    queryFn: async ({ signal }) => {
      const call = { params: { appId, itemId }, body: bodyOf(undefined) }
      const result = await apiOf(queries).call(presence.update, call, { signal, active: active.current })
      active.current = false
      if (!result.ok) throw new CallFailed(result.failure)
      return result.answer.data.attributes
    },
    refetchInterval: PRESENCE.interval,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  useEffect(
    () => () => void apiOf(queries).call(presence.remove, { params: { appId, itemId } }),
    [queries, appId, itemId],
  )

  const onAnswer = useEffectEvent(() => {
    const isOther = data !== undefined && shown !== undefined && data.revision !== shown
    if (isOther || isMissing(error)) onNewer()
  })
  // Only with each answer: after a save the last one has the revision before it.
  useEffect(onAnswer, [dataUpdatedAt, errorUpdatedAt])
  return error || !data ? NO_USERS : data.users
}

const NO_USERS: readonly OtherUser[] = []

/** The changes of an item since a revision, oldest first; none when they cannot be read. */
export async function changesSince(
  queries: Parameters<typeof apiOf>[0],
  { appId, itemId }: Item,
  revision: string,
): Promise<readonly ItemEdit[]> {
  try {
    const call = { params: { appId, itemId }, body: bodyOf(revision) }
    return (await callEndpoint(queries, presence.update, call)).data.attributes.changes
  } catch {
    return []
  }
}
