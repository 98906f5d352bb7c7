import { useSearch } from '@tanstack/react-router'
import { FILTER_LIMIT } from '@waymark/domain/list'
import { storableText } from '@waymark/domain/resource'
import * as v from 'valibot'
import { columnSort } from '#items/list/column-sort.ts'
import { lenient, useChangeSearchParams } from '#items/list/list-search-params.ts'

/**
 * The search parameters of a page with a table: search, order (`-name` is descending), offset, the opened row, and whether
 * the form that adds a row is open.
 */
export const PageParams = v.object({
  search: lenient(v.pipe(v.string(), v.maxLength(FILTER_LIMIT), v.check(storableText))),
  // Not `sort` or `order`, which other pages have with other values.
  sortBy: lenient(v.pipe(v.string(), v.regex(/^-?[a-z_]{1,40}$/u))),
  offset: lenient(v.pipe(v.number(), v.integer(), v.minValue(0))),
  open: lenient(v.pipe(v.string(), v.maxLength(64))),
  add: lenient(v.literal(true)),
})
export type PageParams = v.InferOutput<typeof PageParams>

/** The search parameters of the open page, and a function that changes some. */
export type PageState = readonly [params: PageParams, change: (changed: Partial<PageParams>) => void]

/** The state of the open page; a search or an order begins at the first row. */
export function usePageParams(): PageState {
  const params = useSearch({ strict: false }) as PageParams
  const change = useChangeSearchParams<PageParams>()
  return [
    params,
    (changed) => change('search' in changed || 'sortBy' in changed ? { offset: undefined, ...changed } : changed),
  ]
}

/** The `sort` of a table's column that is sorted by `key`. */
export const pageSort = (key: string, [params, change]: PageState, initial: string) =>
  columnSort([key, `-${key}`], params.sortBy ?? initial, (sortBy) => change({ sortBy }))
