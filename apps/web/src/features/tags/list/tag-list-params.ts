import { ConsentType } from '@waymark/domain/consent'
import { WireTemplate } from '@waymark/domain/tag'
import * as v from 'valibot'
import type { TagListQuery } from '#data/tags.ts'
import { LIST_SEARCH_PARAMS, lenient, listQueryOf } from '#items/list/list-search-params.ts'

/** The search parameters of the list of tags. */
export const TagListParams = v.object({
  ...LIST_SEARCH_PARAMS,
  templates: lenient(v.array(WireTemplate)),
  consents: lenient(v.array(ConsentType)),
  status: lenient(v.picklist(['active', 'inactive'])),
  triggers: lenient(v.literal('none')),
})
export type TagListParams = v.InferOutput<typeof TagListParams>

/** The query for the server from the search parameters of the list of tags. */
export function tagQueryOf({ templates, consents, status, triggers, ...params }: TagListParams): TagListQuery {
  const { filter, sort } = listQueryOf(params)
  return {
    sort,
    filter: {
      ...filter,
      ...(templates?.length && { template: templates }),
      ...(consents?.length && { consent_type: consents }),
      ...(status && { is_active: status === 'active' }),
      ...(triggers && { has_any_triggers: false }),
    },
  }
}
