import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query'
import { tags } from '@waymark/api-client/endpoints'
import type { Tag, TagListItem } from '@waymark/domain/tag'
import { askNow } from './ask.ts'
import type { CallFailed } from './call-failed.ts'
import { change } from './change.ts'
import { tagQuery } from './tag-list.ts'
import { tagKeys } from './tags.ts'
import { triggerKeys } from './triggers.ts'
import { draftKeys } from './versions.ts'

const everythingAbout = (appId: string) => [tagKeys.all(appId), triggerKeys.all(appId), ...draftKeys(appId)]

export const createTag = change(tags.create, ({ params }) => everythingAbout(params.appId))
export const changeTag = change(tags.change, ({ params }) => everythingAbout(params.appId))

export const removeTag = change(
  tags.remove,
  ({ params }) => everythingAbout(params.appId),
  ({ params }) => tagKeys.one(params.appId, params.tagId),
)

type Pages = InfiniteData<{ readonly data: readonly TagListItem[] }>

type State = Pick<TagListItem['attributes'], 'is_active' | 'is_published'>

/** Shows a tag in another state, wherever it is shown, and gives the state it was in as far as that is known. */
function show(queries: QueryClient, appId: string, tagId: string, state: State): State | undefined {
  let before: State | undefined
  const inState = <T extends { readonly id: string; attributes: State }>(tag: T): T => {
    if (tag.id !== tagId) return tag
    const { is_active, is_published } = tag.attributes
    before = { is_active, is_published }
    return { ...tag, attributes: { ...tag.attributes, ...state } }
  }
  queries.setQueriesData<Pages>(
    { queryKey: [...tagKeys.lists(appId), 'pages'] },
    (found) => found && { ...found, pages: found.pages.map((page) => ({ ...page, data: page.data.map(inState) })) },
  )
  queries.setQueryData<Tag>(tagQuery(appId, tagId).queryKey, (tag) => tag && inState(tag))
  return before
}

interface Turn {
  readonly tagId: string
  readonly active: boolean
}

const turnKey = (appId: string) => [...tagKeys.all(appId), 'active']

/** The tags that are on their way to being on or off, wherever they were turned. */
export const useTurning = (appId: string): readonly string[] =>
  useMutationState({
    filters: { mutationKey: turnKey(appId), status: 'pending' },
    select: ({ state }) => (state.variables as Turn).tagId,
  })

/** Whether a tag is on its way already, at this very moment. */
export const isTurning = (queries: QueryClient, appId: string, tagId: string): boolean =>
  queries.isMutating({
    mutationKey: turnKey(appId),
    predicate: ({ state }) => (state.variables as Turn | undefined)?.tagId === tagId,
  }) > 0

/**
 * Turns a tag on or off. Lists and the tag itself show the new state at once, and the old one again when the server
 * refuses or cannot be reached. Several may be on their way; they are read again when the last one is there.
 */
export function useTagActive(appId: string) {
  const queries = useQueryClient()
  const mutationKey = turnKey(appId)
  return useMutation<unknown, CallFailed, Turn, State | undefined>({
    mutationKey,
    mutationFn: ({ tagId, active }) =>
      askNow(queries, tags.change, {
        params: { appId, tagId },
        body: { data: { id: tagId, type: 'tag', attributes: { is_active: active } } },
      }),
    onMutate: async ({ tagId, active }) => {
      await queries.cancelQueries({ queryKey: tagKeys.all(appId) })
      return show(queries, appId, tagId, { is_active: active, is_published: false })
    },
    onError: (_failure, { tagId }, before) => {
      if (before) show(queries, appId, tagId, before)
    },
    onSettled: async () => {
      if (queries.isMutating({ mutationKey }) > 1) return
      await Promise.all(everythingAbout(appId).map((queryKey) => queries.invalidateQueries({ queryKey })))
    },
  })
}
