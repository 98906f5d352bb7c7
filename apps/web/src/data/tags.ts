import { queryOptions } from '@tanstack/react-query'
import type { CallOf } from '@waymark/api-client/endpoint'
import { tags } from '@waymark/api-client/endpoints'
import { MAX_PAGE_LIMIT } from '@waymark/domain/list'
import { SINGLE_TEMPLATES, type Tag } from '@waymark/domain/tag'
import type { TriggerListItem } from '@waymark/domain/trigger'
import { change } from './api/change.ts'
import { endpointQuery } from './api/endpoint-query.ts'
import { staleByTags, tagKeys } from './api/keys.ts'
import { listQueries } from './api/list-queries.ts'
import { dataQuery } from './api/queries.ts'

export type TagListQuery = NonNullable<CallOf<typeof tags.list>['query']>

/** The lists of tags of the draft. */
export const tagLists = listQueries(tagKeys, (appId, query: TagListQuery) =>
  endpointQuery(tags.list, { params: { appId }, query }, (page) => page),
)

/** One tag in full. */
export const oneTagQuery = (appId: string, tagId: string) =>
  dataQuery([...tagKeys.one(appId, tagId), 'itself'], tags.one, { params: { appId, tagId } })

const readTriggers = (endpoint: typeof tags.triggers | typeof tags.blockingTriggers, appId: string, tagId: string) =>
  endpointQuery(
    endpoint,
    { params: { appId, tagId }, query: { page: { limit: MAX_PAGE_LIMIT }, sort: ['name'] } },
    ({ data }) => data,
  )

/** The triggers a tag is linked to, as lists show them. */
export const tagTriggersQuery = (appId: string, tagId: string) =>
  queryOptions({
    queryKey: [...tagKeys.one(appId, tagId), 'triggers'],
    queryFn: readTriggers(tags.triggers, appId, tagId),
  })

/** The triggers on whose events a tag does not fire; fetched only where it has some. */
export const blockingTriggersQuery = (appId: string, tag: Tag) =>
  queryOptions({
    queryKey: [...tagKeys.one(appId, tag.id), 'blocking triggers', blockingIds(tag).length],
    queryFn: (context): Promise<readonly TriggerListItem[]> =>
      blockingIds(tag).length === 0 ? Promise.resolve([]) : readTriggers(tags.blockingTriggers, appId, tag.id)(context),
  })

const blockingIds = ({ relationships }: Tag) => relationships.blocking_triggers?.data ?? []

/** The templates limited to one tag per site that are in use already. */
export const takenTemplatesQuery = (appId: string) =>
  queryOptions({
    queryKey: [...tagKeys.lists(appId), 'taken'],
    queryFn: endpointQuery(
      tags.list,
      { params: { appId }, query: { page: { limit: 10 }, filter: { template: [...SINGLE_TEMPLATES] } } },
      ({ data }) => data.map(({ attributes }) => attributes.template),
    ),
  })

export const changeTag = change(tags.change, ({ params }) => staleByTags(params.appId))

export const removeTag = change(
  tags.remove,
  ({ params }) => staleByTags(params.appId),
  ({ params }) => tagKeys.one(params.appId, params.tagId),
)
