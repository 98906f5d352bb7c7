import { FILTER_LIMIT } from '@waymark/domain/list'
import * as v from 'valibot'
import { lenient } from '#items/list/list-search-params.ts'

/** The orders of the list of meta-sites, as the server names them. */
export const META_SITE_SORTS = ['name', '-created_at'] as const
export type MetaSiteSort = (typeof META_SITE_SORTS)[number]

/** The search parameters of the list of meta-sites. */
export const MetaSiteListParams = v.object({
  name: lenient(v.pipe(v.string(), v.maxLength(FILTER_LIMIT))),
  // Not `sort`: the lists of items have a parameter of this name with more values.
  siteSort: lenient(v.picklist(META_SITE_SORTS)),
})
export type MetaSiteListParams = v.InferOutput<typeof MetaSiteListParams>
