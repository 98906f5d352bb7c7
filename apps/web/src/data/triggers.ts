import type { CallOf } from '@waymark/api-client/endpoint'
import { triggers } from '@waymark/api-client/endpoints'
import type { SortOf } from '@waymark/domain/list'
import type { TRIGGER_LIST } from '@waymark/domain/trigger'
import { change } from './api/change.ts'
import { endpointQuery } from './api/endpoint-query.ts'
import { staleByTriggers, triggerKeys } from './api/keys.ts'
import { listQueries } from './api/list-queries.ts'
import { dataQuery, pageQuery } from './api/queries.ts'

export type TriggerListQuery = NonNullable<CallOf<typeof triggers.list>['query']>
export type TriggerSort = SortOf<(typeof TRIGGER_LIST.sorts)[number]>

/** The lists of triggers of the draft. */
export const triggerLists = listQueries(triggerKeys, (appId, query: TriggerListQuery) =>
  endpointQuery(triggers.list, { params: { appId }, query }, (page) => page),
)

/** One trigger in full. */
export const oneTriggerQuery = (appId: string, triggerId: string) =>
  dataQuery([...triggerKeys.one(appId, triggerId), 'itself'], triggers.one, { params: { appId, triggerId } })

/** The members of a trigger group, as lists show them. */
export const groupMembersQuery = (appId: string, triggerId: string) =>
  dataQuery([...triggerKeys.one(appId, triggerId), 'members'], triggers.triggers, {
    params: { appId, triggerId },
    query: { page: { limit: 100 }, sort: ['name'] },
  })

/** The search, order and page of a list of items related to a trigger. */
export interface RelatedQuery {
  readonly name: string
  readonly sort: 'name' | '-name'
  readonly limit: number
  readonly offset: number
}

const queryOf = ({ name, sort, limit, offset }: RelatedQuery) => ({
  page: { limit, offset },
  ...(name && { filter: { name } }),
  sort: [sort],
})

/** One page of the tags that use a trigger. */
export const relatedTagsQuery = (appId: string, triggerId: string, related: RelatedQuery) =>
  pageQuery([...triggerKeys.one(appId, triggerId), 'tags', related], triggers.tags, {
    params: { appId, triggerId },
    query: queryOf(related),
  })

/** One page of the groups that a trigger is a member of. */
export const relatedTriggersQuery = (appId: string, triggerId: string, related: RelatedQuery) =>
  pageQuery([...triggerKeys.one(appId, triggerId), 'triggers', related], triggers.triggers, {
    params: { appId, triggerId },
    query: queryOf(related),
  })

export const changeTrigger = change(triggers.change, ({ params }) => staleByTriggers(params.appId))

/** Deleting detaches it from its tags; the query of the trigger is not refetched. */
export const removeTrigger = change(
  triggers.remove,
  ({ params }) => staleByTriggers(params.appId),
  ({ params }) => triggerKeys.one(params.appId, params.triggerId),
)
