import { FILTER_LIMIT } from '@waymark/domain/list'
import * as v from 'valibot'
import { lenient } from '#items/list/list-search-params.ts'

/** The orders of the list of versions, as the server names them. */
export const VERSION_SORTS = ['-version_number', '-updated_at'] as const
export type VersionSort = (typeof VERSION_SORTS)[number]

/** The search parameters of the list of versions. */
export const VersionListParams = v.object({
  name: lenient(v.pipe(v.string(), v.maxLength(FILTER_LIMIT))),
  // Not `sort`: the other lists have a parameter of this name with other values.
  order: lenient(v.picklist(VERSION_SORTS)),
})
export type VersionListParams = v.InferOutput<typeof VersionListParams>
