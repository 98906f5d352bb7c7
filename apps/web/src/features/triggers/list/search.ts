import { TriggerType } from '@waymark/domain/trigger'
import * as v from 'valibot'
import type { TriggersAsked } from '#data/trigger-list.ts'
import { askedOfList, lenient, SEARCHED } from '#items/list/searched.ts'

/** What the address says about the list of triggers. Anything it does not understand is left out. */
export const TriggerListSearch = v.object({
  ...SEARCHED,
  types: lenient(v.array(TriggerType)),
  tags: lenient(v.literal('none')),
})
export type TriggerListSearch = v.InferOutput<typeof TriggerListSearch>

/** What the server is asked for. */
export const askedOf = ({ types, tags, ...search }: TriggerListSearch): TriggersAsked => ({
  ...askedOfList(search),
  types: types ?? [],
  withoutTags: tags === 'none',
})

/** The part of a search that the filter popover holds. */
export type TriggerFilters = Pick<TriggerListSearch, 'types' | 'tags'>

export const NO_FILTERS: TriggerFilters = { types: undefined, tags: undefined }

/** How many filters are set. */
export const filterCount = ({ types, tags }: TriggerFilters): number => [types?.length, tags].filter(Boolean).length
