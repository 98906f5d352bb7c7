import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { tags } from '@waymark/api-client/endpoints'
import type { Tag, TagListItem } from '@waymark/domain/tag'
import type { CallFailed } from './api/call-failed.ts'
import { callEndpoint } from './api/endpoint-query.ts'
import { staleByTags, tagKeys } from './api/keys.ts'
import { changeRows, refresh } from './api/refresh.ts'
import { writeCurrent } from './api/write-current.ts'
import { oneTagQuery } from './tags.ts'

type State = Pick<TagListItem['attributes'], 'is_active' | 'is_published'>

/** Sets the state of a tag in all cached queries and returns its previous state, if known. */
function show(queries: QueryClient, appId: string, tagId: string, state: State): State | undefined {
  let before: State | undefined
  const inState = <T extends { readonly id: string; attributes: State }>(tag: T): T => {
    if (tag.id !== tagId) return tag
    const { is_active, is_published } = tag.attributes
    before = { is_active, is_published }
    return { ...tag, attributes: { ...tag.attributes, ...state } }
  }
  changeRows<TagListItem>(queries, [tagKeys.lists(appId)], inState)
  queries.setQueryData<Tag>(oneTagQuery(appId, tagId).queryKey, (tag) => tag && inState(tag))
  return before
}

interface Toggle {
  readonly tagId: string
  readonly active: boolean
}

const toggleKey = (appId: string) => [...tagKeys.all(appId), 'active']

/** The ids of the tags that are being toggled. */
export const useToggling = (appId: string): readonly string[] =>
  useMutationState({
    filters: { mutationKey: toggleKey(appId), status: 'pending' },
    select: ({ state }) => (state.variables as Toggle).tagId,
  })

/** Whether a tag is being toggled at this moment. */
export const isToggling = (queries: QueryClient, appId: string, tagId: string): boolean =>
  queries.isMutating({
    mutationKey: toggleKey(appId),
    predicate: ({ state }) => (state.variables as Toggle | undefined)?.tagId === tagId,
  }) > 0

/**
 * Toggles a tag on or off. Lists and the tag itself show the new state at once, and the old one again when the server
 * refuses or cannot be reached. Other changes of the tag do not stand in the way. Several may be toggled at once; they are read again when the last one has ended.
 */
export function useTagActive(appId: string) {
  const queries = useQueryClient()
  const mutationKey = toggleKey(appId)
  return useMutation<unknown, CallFailed, Toggle, State | undefined>({
    mutationKey,
    mutationFn: ({ tagId, active }) => {
      const params = { appId, tagId }
      const revisionOf = (tag: Tag | undefined) => ({ revision: tag?.meta?.revision })
      return writeCurrent({
        shown: revisionOf(queries.getQueryData(oneTagQuery(appId, tagId).queryKey)),
        read: async () => revisionOf((await callEndpoint(queries, tags.one, { params })).data),
        write: ({ revision }) =>
          callEndpoint(queries, tags.change, {
            params,
            body: { data: { id: tagId, type: 'tag', attributes: { is_active: active } } },
            revision,
          }),
      })
    },
    onMutate: async ({ tagId, active }) => {
      await queries.cancelQueries({ queryKey: tagKeys.all(appId) })
      return show(queries, appId, tagId, { is_active: active, is_published: false })
    },
    onError: (_failure, { tagId }, before) => {
      if (before) show(queries, appId, tagId, before)
    },
    onSettled: async () => {
      if (queries.isMutating({ mutationKey }) > 1) return
      await refresh(queries, staleByTags(appId))
    },
  })
}
