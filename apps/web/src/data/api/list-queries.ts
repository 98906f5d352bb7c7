import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import { rowsAndTotal } from './endpoint-query.ts'

/** How many rows a list loads at once. */
export const LIST_PAGE = 50

/** One page of a list as the server answers. */
interface ListPage {
  readonly data: readonly unknown[]
  readonly meta: { readonly total: number }
  readonly links?: { next: string | null } | undefined
}

interface ListQuery {
  readonly page?: { readonly limit?: number | undefined; readonly offset?: number | undefined } | undefined
  readonly filter?: object | undefined
  readonly sort?: string | readonly string[] | undefined
}

type QueryFn<Result> = (context: { client: QueryClient; signal: AbortSignal }) => Promise<Result>

/**
 * The queries of the list of one kind of items: how many there are, the first that match a name, all of them page by
 * page, one page on its own. `read` fetches one page; `always` is a filter that belongs to every query.
 */
export function listQueries<Query extends ListQuery, Page extends ListPage>(
  keys: { lists(appId: string): QueryKey },
  read: (appId: string, query: Query) => QueryFn<Page>,
  always: Query['filter'] = undefined,
) {
  type Params = Pick<Query, 'filter' | 'sort'>
  // Checked where a query is composed, because TypeScript cannot check it for a generic query.
  const readPage = (appId: string, { filter, ...query }: ListQuery) =>
    read(appId, { ...query, ...((filter || always) && { filter: { ...always, ...filter } }) } as Query)
  return {
    count: (appId: string) =>
      queryOptions({
        queryKey: [...keys.lists(appId), 'count'],
        queryFn: async (context) => (await readPage(appId, { page: { limit: 1 } })(context)).meta.total,
      }),
    /** For the search over everything. */
    search: (appId: string, name: string) =>
      queryOptions({
        queryKey: [...keys.lists(appId), 'search', name],
        queryFn: async (context): Promise<Page['data']> =>
          (await readPage(appId, { page: { limit: 5 }, filter: { search: name }, sort: ['name'] })(context)).data,
      }),
    pages: (appId: string, params: Params) =>
      infiniteQueryOptions({
        queryKey: [...keys.lists(appId), 'pages', params] as QueryKey,
        queryFn: ({ client, signal, pageParam }: { client: QueryClient; signal: AbortSignal; pageParam: number }) =>
          readPage(appId, { ...params, page: { limit: LIST_PAGE, offset: pageParam } })({ client, signal }),
        initialPageParam: 0,
        getNextPageParam: nextOffset,
        placeholderData: keepPreviousData,
      }),
    page: (appId: string, params: Params, page: { limit: number; offset: number }) =>
      queryOptions({
        queryKey: [...keys.lists(appId), 'page', params, page],
        queryFn: async (context) => rowsAndTotal<Page['data']>(await readPage(appId, { ...params, page })(context)),
        placeholderData: keepPreviousData,
      }),
  }
}

/** The offset of the next page, from the server's link to it; undefined on the last page. */
export function nextOffset(page: Pick<ListPage, 'links'>): number | undefined {
  const next = page.links?.next
  if (!next) return undefined
  const offset = new URLSearchParams(next.split('?')[1] ?? '').get('page[offset]')
  return offset === null ? undefined : Number(offset)
}

/** The rows of all pages loaded so far, each once although pages may have shifted meanwhile. */
export function rowsOf<T extends { readonly id: string }>(
  pages: readonly { readonly data: readonly T[] }[],
): readonly T[] {
  const rows = new Map<string, T>()
  for (const { data } of pages) for (const row of data) if (!rows.has(row.id)) rows.set(row.id, row)
  return [...rows.values()]
}
