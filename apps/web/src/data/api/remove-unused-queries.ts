import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Drops the cached queries of an item that no longer exists, as soon as no screen uses them. */
export function removeUnusedQueries(queries: QueryClient, queryKey: QueryKey): void {
  const cache = queries.getQueryCache()
  const drop = () => {
    for (const query of cache.findAll({ queryKey })) {
      if (query.getObserversCount() > 0) return false
      cache.remove(query)
    }
    return true
  }
  if (drop()) return
  const stop = cache.subscribe(({ type }) => {
    if (type === 'observerRemoved' && drop()) stop()
  })
}
