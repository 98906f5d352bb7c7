import { infiniteQueryOptions, keepPreviousData, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** How many rows a sidebar loads at once. */
const LIST_PAGE = 50

/** The offset of the page after this one, as the server's link to it says; undefined on the last page. */
export function nextOffset(page: { links?: { next: string | null } | undefined }): number | undefined {
  const next = page.links?.next
  if (!next) return undefined
  const offset = new URLSearchParams(next.split('?')[1] ?? '').get('page[offset]')
  return offset === null ? undefined : Number(offset)
}

/**
 * A list that grows page by page. `read` gives the query function of one page.
 */
export const pagesQuery = <Page extends { links?: { next: string | null } | undefined }>(
  queryKey: QueryKey,
  read: (page: {
    limit: number
    offset: number
  }) => (asked: { client: QueryClient; signal: AbortSignal }) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ client, signal, pageParam }: { client: QueryClient; signal: AbortSignal; pageParam: number }) =>
      read({ limit: LIST_PAGE, offset: pageParam })({ client, signal }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
    placeholderData: keepPreviousData,
  })

/** The rows of all pages loaded so far, each once although pages may have shifted meanwhile. */
export function rowsOf<T extends { readonly id: string }>(
  pages: readonly { readonly data: readonly T[] }[],
): readonly T[] {
  const seen = new Map<string, T>()
  for (const { data } of pages) for (const row of data) if (!seen.has(row.id)) seen.set(row.id, row)
  return [...seen.values()]
}
