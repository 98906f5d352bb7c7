import type { Filter, Filters, FilterValue, ListRules, SortOf } from '@waymark/domain/list'
import { DEFAULT_PAGE_LIMIT, FILTER_COUNT_LIMIT, FILTER_LIMIT, MAX_PAGE_LIMIT } from '@waymark/domain/list'
import { storableText } from '@waymark/domain/resource'
import * as v from 'valibot'

const whole = (least: number, most: number) =>
  v.optional(
    v.pipe(
      v.union(
        [v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/u), v.transform(Number))],
        `must be a whole number of at least ${least}`,
      ),
      v.integer(),
      v.minValue(least),
      v.maxValue(most),
    ),
  )
const limit = whole(1, MAX_PAGE_LIMIT)
const offset = whole(0, Number.MAX_SAFE_INTEGER)

const text = v.pipe(v.string(), v.maxLength(FILTER_LIMIT), v.check(storableText, 'must be well-formed text'))

const flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((word) => word === 'true'),
  ),
])

/** One value or several, as an array. */
const severalTexts = v.pipe(
  v.union([v.array(v.string()), v.string()]),
  v.transform((texts) => [texts].flat()),
)

/** Several texts to look for, up to a limit. */
const anyText = v.pipe(severalTexts, v.array(text), v.maxLength(FILTER_COUNT_LIMIT))

const anyOf = (values: readonly string[]) => v.pipe(severalTexts, v.array(v.picklist(values)))

function filterSchema(filter: Filter): v.GenericSchema<any, any> {
  if (filter.kind === 'text') return text
  if (filter.kind === 'any-text') return anyText
  return filter.kind === 'flag' ? flag : anyOf(filter.values)
}

type FilterEntries<F extends Filters> = {
  [N in keyof F]: v.OptionalSchema<v.GenericSchema<any, FilterValue<F[N]>>, undefined>
}

const filterEntries = <F extends Filters>(filters: F) =>
  Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [name, v.optional(filterSchema(filter))]),
  ) as FilterEntries<F>

/** Sort keys as a list, or as the comma list of an address. */
const sort = <Key extends string>(keys: readonly Key[]) =>
  v.optional(
    v.pipe(
      severalTexts,
      v.transform((texts) => texts.flatMap((list) => list.split(','))),
      v.array(v.picklist(keys.flatMap((key): SortOf<Key>[] => [key, `-${key}`]))),
    ),
  )

/**
 * The query of a list in the tag API: `{ page: { limit, offset }, filter: {…}, sort: ['name', '-created_at'] }`.
 * Unknown filters, sort keys and page members are refused, other parameters ignored; `search` is read by `filterOf`.
 */
export const listQuery = <F extends Filters, Key extends string>(rules: ListRules<F, Key>) =>
  v.object({
    page: v.optional(v.strictObject({ limit, offset })),
    filter: v.optional(v.strictObject(filterEntries(rules.filters))),
    search: v.optional(text),
    sort: sort(rules.sorts),
  })

/** The filters of a query; `search` may stand beside them too, as in the platform's API. */
export const filterOf = <F extends { search?: string | undefined }>(query: {
  filter?: F | undefined
  search?: string | undefined
}): Partial<F> => ({ ...query.filter, ...(query.search && { search: query.search }) }) as Partial<F>

/** The query of a list in the platform's API: `limit`, `offset`, `sort` and the filters side by side. */
export const platformQuery = <F extends Filters, Key extends string>(rules: ListRules<F, Key>) =>
  v.object({ limit, offset, sort: sort(rules.sorts), ...filterEntries(rules.filters) })

/** The limit and offset of a query in either form, with their defaults. */
export function pageOf(query: {
  page?: { limit?: number | undefined; offset?: number | undefined } | undefined
  limit?: number | undefined
  offset?: number | undefined
}): { limit: number; offset: number } {
  const page = query.page ?? query
  return { limit: page.limit ?? DEFAULT_PAGE_LIMIT, offset: page.offset ?? 0 }
}
