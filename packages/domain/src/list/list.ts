/** One filter of a list: some text to look for, a yes or no, several of a set of values, or several texts. */
export type Filter =
  | { readonly kind: 'text' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'any-of'; readonly values: readonly string[] }
  | { readonly kind: 'any-text' }

export type Filters = Readonly<Record<string, Filter>>

export type FilterValue<F extends Filter> = F extends { kind: 'flag' }
  ? boolean
  : F extends { kind: 'any-of'; values: readonly (infer V extends string)[] }
    ? readonly V[]
    : F extends { kind: 'any-text' }
      ? readonly string[]
      : string

/** A sort key, or the same with `-` in front for descending. */
export type SortOf<K extends string> = K | `-${K}`

/** What one list of the API can be filtered and sorted by. */
export interface ListRules<F extends Filters = Filters, K extends string = string> {
  readonly filters: F
  readonly sorts: readonly K[]
  /** The order by default. */
  readonly initial: SortOf<K>
}

/** The query of a list in the client: a page, filters and sort keys in order. */
export interface ListQuery<R extends ListRules = ListRules> {
  readonly limit?: number
  readonly offset?: number
  readonly filter?: { readonly [N in keyof R['filters']]?: FilterValue<R['filters'][N]> | undefined }
  readonly sort?: SortOf<R['sorts'][number]> | readonly SortOf<R['sorts'][number]>[]
}

/** Declares a list. */
export const listRules = <const F extends Filters, const K extends string>(rules: ListRules<F, K>): ListRules<F, K> =>
  rules

export const TEXT_FILTER = { kind: 'text' } as const
/** A filter by several texts that are not from a fixed set, such as labels. */
export const ANY_TEXT_FILTER = { kind: 'any-text' } as const
export const FLAG_FILTER = { kind: 'flag' } as const
export const anyOf = <const V extends string>(values: readonly V[]) => ({ kind: 'any-of', values }) as const

/** Longest text of a filter. */
export const FILTER_LIMIT = 255
/** Most texts of a filter that takes several. */
export const FILTER_COUNT_LIMIT = 100
/** The default page size, and the largest. */
export const DEFAULT_PAGE_LIMIT = 10
export const MAX_PAGE_LIMIT = 1000
