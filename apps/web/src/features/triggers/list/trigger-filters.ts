import { msg } from '@waymark/domain/message'
import { TRIGGER_APPEARANCES, TRIGGER_TYPES, TriggerType } from '@waymark/domain/trigger'
import * as v from 'valibot'
import type { TriggerListQuery } from '#data/triggers.ts'
import type { ListFilters } from '#items/list/filters.ts'
import { LIST_SEARCH_PARAMS, lenient, listQueryOf } from '#items/list/list-search-params.ts'

/** The search parameters of the list of triggers. */
export const TriggerListParams = v.object({
  ...LIST_SEARCH_PARAMS,
  types: lenient(v.array(TriggerType)),
  tags: lenient(v.literal('none')),
})
export type TriggerListParams = v.InferOutput<typeof TriggerListParams>

/** The same in the terms of the server. */
export function triggerQueryOf({ types, tags, ...params }: TriggerListParams): TriggerListQuery {
  const { name, sort } = listQueryOf(params)
  return {
    sort,
    filter: {
      ...(name && { name }),
      ...(types?.length && { trigger_type: types }),
      ...(tags && { has_any_tags: false }),
    },
  }
}

export const TRIGGER_FILTERS: ListFilters<keyof TriggerListParams> = {
  label: msg('triggers.filter', 'Filter triggers'),
  columns: [
    [
      {
        kind: 'values',
        key: 'types',
        title: msg('triggers.filter.types', 'Trigger type'),
        chip: msg('triggers.chip.type', 'Type'),
        several: msg('triggers.chip.types', '{count, plural, one {# type} other {# types}}'),
        values: TRIGGER_TYPES,
        appearance: (type: TriggerType) => TRIGGER_APPEARANCES[type],
        search: {
          label: msg('triggers.filter.search-types', 'Search trigger types'),
          none: msg('triggers.filter.no-type', 'No trigger type of this name'),
        },
      },
      {
        kind: 'without',
        key: 'tags',
        chip: msg('triggers.chip.tags', 'Tags'),
        none: msg('triggers.chip.no-tags', 'none'),
        label: msg('triggers.filter.without-tags', 'Only triggers without tags'),
      },
    ],
  ],
}
