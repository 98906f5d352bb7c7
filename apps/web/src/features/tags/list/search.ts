import { ConsentType } from '@waymark/domain/consent'
import { WireTemplate } from '@waymark/domain/tag'
import * as v from 'valibot'
import type { TagsAsked } from '#data/tag-list.ts'
import { askedOfList, lenient, SEARCHED } from '#items/list/searched.ts'

/** What the address says about the list of tags. Anything it does not understand is left out. */
export const TagListSearch = v.object({
  ...SEARCHED,
  templates: lenient(v.array(WireTemplate)),
  consents: lenient(v.array(ConsentType)),
  status: lenient(v.picklist(['active', 'inactive'])),
  triggers: lenient(v.literal('none')),
})
export type TagListSearch = v.InferOutput<typeof TagListSearch>

/** What the server is asked for. */
export const askedOf = ({ templates, consents, status, triggers, ...search }: TagListSearch): TagsAsked => ({
  ...askedOfList(search),
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
