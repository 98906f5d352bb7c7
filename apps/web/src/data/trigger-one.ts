import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { triggers } from '@waymark/api-client/endpoints'
import { ask } from './ask.ts'
import { triggerKeys } from './triggers.ts'

/** One trigger in full. */
export const triggerQuery = (appId: string, triggerId: string) =>
  queryOptions({
    queryKey: [...triggerKeys.one(appId, triggerId), 'itself'],
    queryFn: ask(triggers.one, { params: { appId, triggerId } }, ({ data }) => data),
  })

/** The members of a trigger group, as lists show them. */
export const groupMembersQuery = (appId: string, triggerId: string) =>
  queryOptions({
    queryKey: [...triggerKeys.one(appId, triggerId), 'members'],
    queryFn: ask(
      triggers.triggers,
      { params: { appId, triggerId }, query: { page: { limit: 100 }, sort: ['name'] } },
      ({ data }) => data,
    ),
  })

/** What a list of things related to a trigger is asked for. */
export interface RelatedAsked {
  readonly name: string
  readonly sort: 'name' | '-name'
  readonly limit: number
  readonly offset: number
}

const queryOf = ({ name, sort, limit, offset }: RelatedAsked) => ({
  page: { limit, offset },
  ...(name && { filter: { name } }),
  sort: [sort],
})

/** One page of the tags that use a trigger. */
export const relatedTagsQuery = (appId: string, triggerId: string, asked: RelatedAsked) =>
  queryOptions({
    queryKey: [...triggerKeys.one(appId, triggerId), 'tags', asked],
    queryFn: ask(triggers.tags, { params: { appId, triggerId }, query: queryOf(asked) }, ({ data, meta }) => ({
      rows: data,
      total: meta.total,
    })),
    placeholderData: keepPreviousData,
  })

/** One page of the groups that a trigger is a member of. */
export const relatedTriggersQuery = (appId: string, triggerId: string, asked: RelatedAsked) =>
  queryOptions({
    queryKey: [...triggerKeys.one(appId, triggerId), 'triggers', asked],
    queryFn: ask(triggers.triggers, { params: { appId, triggerId }, query: queryOf(asked) }, ({ data, meta }) => ({
      rows: data,
      total: meta.total,
    })),
    placeholderData: keepPreviousData,
  })
