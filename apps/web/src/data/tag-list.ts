import { queryOptions } from '@tanstack/react-query'
import { tags } from '@waymark/api-client/endpoints'
import type { ConsentType } from '@waymark/domain/consent'
import type { WireTemplate } from '@waymark/domain/tag'
import { ask, askAll } from './ask.ts'
import { pagesQuery } from './pages.ts'
import { tagKeys } from './tags.ts'

/** What the list of tags is asked for. */
export interface TagsAsked {
  readonly name: string
  readonly sort: 'name' | '-updated_at' | '-created_at'
  readonly templates: readonly WireTemplate[]
  readonly consents: readonly ConsentType[]
  /** All tags when absent. */
  readonly active?: boolean | undefined
  readonly withoutTriggers: boolean
}

const filterOf = ({ name, templates, consents, active, withoutTriggers }: TagsAsked) => ({
  ...(name && { name }),
  ...(templates.length > 0 && { template: templates }),
  ...(consents.length > 0 && { consent_type: consents }),
  ...(active !== undefined && { is_active: active }),
  ...(withoutTriggers && { has_any_triggers: false }),
})

/** The tags of the draft, page by page. */
export const tagPagesQuery = (appId: string, asked: TagsAsked) =>
  pagesQuery([...tagKeys.lists(appId), 'pages', asked], (page) =>
    askAll(tags.list, { params: { appId }, query: { page, filter: filterOf(asked), sort: [asked.sort] } }),
  )

/** One tag in full. */
export const tagQuery = (appId: string, tagId: string) =>
  queryOptions({
    queryKey: [...tagKeys.one(appId, tagId), 'itself'],
    queryFn: ask(tags.one, { params: { appId, tagId } }, ({ data }) => data),
  })

/** The triggers a tag is linked to, as lists show them. */
export const tagTriggersQuery = (appId: string, tagId: string) =>
  queryOptions({
    queryKey: [...tagKeys.one(appId, tagId), 'triggers'],
    queryFn: ask(
      tags.triggers,
      { params: { appId, tagId }, query: { page: { limit: 1000 }, sort: ['name'] } },
      ({ data }) => data,
    ),
  })

/** Which of the templates that a site may hold once are taken. */
export const takenTemplatesQuery = (appId: string) =>
  queryOptions({
    queryKey: [...tagKeys.lists(appId), 'taken'],
    queryFn: ask(
      tags.list,
      { params: { appId }, query: { page: { limit: 10 }, filter: { template: ['waymark_analytics', 'heatmaps'] } } },
      ({ data }) => data.map(({ attributes }) => attributes.template),
    ),
  })
