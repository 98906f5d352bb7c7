import { queryOptions } from '@tanstack/react-query'
import { tags } from '@waymark/api-client/endpoints'
import { MAX_PAGE_LIMIT } from '@waymark/domain/list'
import { rankedTags, type TagListItem } from '@waymark/domain/tag'
import { change } from './api/change.ts'
import { callEndpoint } from './api/endpoint-query.ts'
import { staleByTags, tagKeys } from './api/keys.ts'

/** A tag with a priority, as the priority screen needs it. */
export interface PrioritisedTag {
  readonly id: string
  readonly name: string
  readonly template: TagListItem['attributes']['template']
  readonly priority: number
}

/** All tags of the draft that have a priority, in the order in which they run. */
export const prioritisedTagsQuery = (appId: string) =>
  queryOptions({
    queryKey: [...tagKeys.lists(appId), 'prioritised'],
    queryFn: async ({ client, signal }): Promise<readonly PrioritisedTag[]> => {
      const found = new Map<string, PrioritisedTag & { readonly created_at: string }>()
      for (let offset = 0; ; offset += MAX_PAGE_LIMIT) {
        const page = { limit: MAX_PAGE_LIMIT, offset }
        const query = { page, filter: { is_prioritized: true }, sort: ['-priority' as const] }
        const { data, meta } = await callEndpoint(client, tags.list, { params: { appId }, query }, signal)
        for (const { id, attributes } of data) {
          const { name, template, priority, created_at } = attributes
          found.set(id, { id, name, template, priority, created_at })
        }
        if (data.length === 0 || offset + MAX_PAGE_LIMIT >= meta.total) break
      }
      return rankedTags([...found.values()]).map(({ id, name, template, priority }) => ({
        id,
        name,
        template,
        priority,
      }))
    },
  })

export const setPriorities = change(tags.prioritise, ({ params }) => staleByTags(params.appId))
