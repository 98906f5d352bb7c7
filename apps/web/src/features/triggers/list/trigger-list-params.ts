import { TriggerType } from '@waymark/domain/trigger'
import * as v from 'valibot'
import type { TriggerListQuery } from '#data/triggers.ts'
import { LIST_SEARCH_PARAMS, lenient, listQueryOf } from '#items/list/list-search-params.ts'

/** The search parameters of the list of triggers. */
export const TriggerListParams = v.object({
  ...LIST_SEARCH_PARAMS,
  types: lenient(v.array(TriggerType)),
  tags: lenient(v.literal('none')),
})
export type TriggerListParams = v.InferOutput<typeof TriggerListParams>

/** The query for the server from the search parameters of the list of triggers. */
export function triggerQueryOf({ types, tags, ...params }: TriggerListParams): TriggerListQuery {
  const { filter, sort } = listQueryOf(params)
  return {
    sort,
    filter: {
      ...filter,
      ...(types?.length && { trigger_type: types }),
      ...(tags && { has_any_tags: false }),
    },
  }
}
