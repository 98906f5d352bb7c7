import { TriggerType } from '@waymark/domain/trigger'
import * as v from 'valibot'
import type { TriggersAsked } from '../../../queries/trigger-list.ts'
import { ListSort } from '../../lists/list-sort.ts'

/** What the address says about the list of triggers. Anything it does not understand is left out. */
export const TriggerListSearch = v.object({
  name: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(255))), undefined)),
  sort: v.optional(v.fallback(v.optional(ListSort), undefined)),
  types: v.optional(v.fallback(v.optional(v.array(TriggerType)), undefined)),
  tags: v.optional(v.fallback(v.optional(v.literal('none')), undefined)),
})
export type TriggerListSearch = v.InferOutput<typeof TriggerListSearch>

/** What the server is asked for. */
export const askedOf = ({ name, sort, types, tags }: TriggerListSearch) =>
  ({
    name: name?.trim() ?? '',
    sort: sort ?? 'name',
    types: types ?? [],
    withoutTags: tags === 'none',
  }) satisfies TriggersAsked

/** The part of a search that the filter popover holds. */
export type TriggerFilters = Pick<TriggerListSearch, 'types' | 'tags'>

export const NO_FILTERS: TriggerFilters = { types: undefined, tags: undefined }

/** How many filters are set. */
export const filterCount = ({ types, tags }: TriggerFilters): number => [types?.length, tags].filter(Boolean).length
