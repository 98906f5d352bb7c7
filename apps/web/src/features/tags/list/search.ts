import { ConsentType } from '@waymark/domain/consent'
import { WireTemplate } from '@waymark/domain/tag'
import * as v from 'valibot'
import type { TagsAsked } from '../../../queries/tag-list.ts'
import { ListSort } from '../../lists/list-sort.ts'

const someOf = <S extends v.GenericSchema<any, string>>(word: S) =>
  v.optional(v.fallback(v.optional(v.array(word)), undefined))

/** What the address says about the list of tags. Anything it does not understand is left out. */
export const TagListSearch = v.object({
  name: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.maxLength(255))), undefined)),
  sort: v.optional(v.fallback(v.optional(ListSort), undefined)),
  templates: someOf(WireTemplate),
  consents: someOf(ConsentType),
  status: v.optional(v.fallback(v.optional(v.picklist(['active', 'inactive'])), undefined)),
  triggers: v.optional(v.fallback(v.optional(v.literal('none')), undefined)),
})
export type TagListSearch = v.InferOutput<typeof TagListSearch>

/** What the server is asked for. */
export const askedOf = ({ name, sort, templates, consents, status, triggers }: TagListSearch): TagsAsked => ({
  name: name?.trim() ?? '',
  sort: sort ?? 'name',
  templates: templates ?? [],
  consents: consents ?? [],
  active: status === undefined ? undefined : status === 'active',
  withoutTriggers: triggers === 'none',
})

/** The part of a search that the filter popover holds. */
export type TagFilters = Pick<TagListSearch, 'templates' | 'consents' | 'status' | 'triggers'>

export const NO_FILTERS: TagFilters = {
  templates: undefined,
  consents: undefined,
  status: undefined,
  triggers: undefined,
}

/** How many filters are set. */
export const filterCount = ({ templates, consents, status, triggers }: TagFilters): number =>
  [templates?.length, consents?.length, status, triggers].filter(Boolean).length
