import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { triggers } from '@waymark/api-client/endpoints'
import type { SortOf } from '@waymark/domain/list'
import type { TRIGGER_LIST, TriggerType } from '@waymark/domain/trigger'
import { ask, askAll } from './ask.ts'
import { pagesQuery } from './pages.ts'
import { triggerKeys } from './triggers.ts'

export type TriggerSort = SortOf<(typeof TRIGGER_LIST.sorts)[number]>

/** What a list of triggers is asked for. */
export interface TriggersAsked {
  readonly name: string
  readonly sort: TriggerSort
  /** All types when empty. */
  readonly types: readonly TriggerType[]
  readonly withoutTags: boolean
}

const filterOf = ({ name, types, withoutTags }: TriggersAsked) => ({
  ...(name && { name }),
  ...(types.length > 0 && { trigger_type: types }),
  ...(withoutTags && { has_any_tags: false }),
})

/** The triggers of the draft, page by page. */
export const triggerPagesQuery = (appId: string, asked: TriggersAsked) =>
  pagesQuery([...triggerKeys.lists(appId), 'pages', asked], (page) =>
    askAll(triggers.list, { params: { appId }, query: { page, filter: filterOf(asked), sort: [asked.sort] } }),
  )

/** One page of the triggers of the draft, for choosing among them. */
export const triggerPageQuery = (appId: string, asked: TriggersAsked, page: { limit: number; offset: number }) =>
  queryOptions({
    queryKey: [...triggerKeys.lists(appId), 'page', asked, page],
    queryFn: ask(
      triggers.list,
      { params: { appId }, query: { page, filter: filterOf(asked), sort: [asked.sort] } },
      ({ data, meta }) => ({
        triggers: data,
        total: meta.total,
      }),
    ),
    placeholderData: keepPreviousData,
  })
