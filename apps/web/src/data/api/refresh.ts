import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query'

type Pages<T> = InfiniteData<{ readonly data: readonly T[] }>

/** A row of a list that is loaded page by page. */
interface Row {
  readonly id: string
  readonly attributes?: object
}

/**
 * Refetches stale queries, except those to `skip`. The promise ends when they are fresh, without waiting for lists of which
 * several pages are loaded: these are refetched page after page, which takes seconds on a slow network.
 */
export async function refresh(
  queries: QueryClient,
  stale: readonly QueryKey[],
  skip: (query: Query) => boolean = () => false,
): Promise<void> {
  const refetch = (isAwaited: boolean) =>
    stale.map((queryKey) =>
      queries.invalidateQueries({
        queryKey,
        predicate: (query) => !hasSeveralPages(query) === isAwaited && !skip(query),
      }),
    )
  const awaited = refetch(true)
  refetch(false)
  await Promise.all(awaited)
}

const hasSeveralPages = ({ state }: Query) => ((state.data as Partial<Pages<Row>> | undefined)?.pages?.length ?? 0) > 1

/** Changes the rows of loaded lists at once, before the lists are refetched; `null` removes a row. */
export function changeRows<T extends Row>(
  queries: QueryClient,
  lists: readonly QueryKey[],
  change: (row: T) => T | null,
): void {
  for (const queryKey of lists)
    queries.setQueriesData<Pages<T>>(
      { queryKey, predicate: (query) => query.queryKey.includes('pages') },
      (found) =>
        found && {
          ...found,
          pages: found.pages.map((page) => ({ ...page, data: page.data.flatMap((row) => change(row) ?? []) })),
        },
    )
}
