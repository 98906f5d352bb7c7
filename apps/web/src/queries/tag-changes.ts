import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
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

const switched = <T extends { attributes: { is_active: boolean; is_published: boolean } }>(
  item: T,
  active: boolean,
): T => ({
  ...item,
  attributes: { ...item.attributes, is_active: active, is_published: false },
})

/**
 * Turns a tag on or off. Lists and the tag itself show the new state at once; whatever the server says, they are read
 * again afterwards, so a refusal puts things back.
 */
export function useTagActive(appId: string) {
  const queries = useQueryClient()
  return useMutation<unknown, CallFailed, { tagId: string; active: boolean }>({
    mutationKey: [...tagKeys.all(appId), 'active'],
    mutationFn: ({ tagId, active }) =>
      askNow(queries, tags.change, {
        params: { appId, tagId },
        body: { data: { id: tagId, type: 'tag', attributes: { is_active: active } } },
      }),
    onMutate: async ({ tagId, active }) => {
      await queries.cancelQueries({ queryKey: tagKeys.all(appId) })
      queries.setQueriesData<Pages>(
        { queryKey: [...tagKeys.lists(appId), 'pages'] },
        (found) =>
          found && {
            ...found,
            pages: found.pages.map((page) => ({
              ...page,
              data: page.data.map((tag) => (tag.id === tagId ? switched(tag, active) : tag)),
            })),
          },
      )
      queries.setQueryData<Tag>(tagQuery(appId, tagId).queryKey, (tag) => tag && switched(tag, active))
    },
    onSettled: () => Promise.all(everythingAbout(appId).map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
}
