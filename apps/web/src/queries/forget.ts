import { partialMatchKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** Drops what was read about something that no longer exists, as soon as no screen shows it any more. */
export function forget(queries: QueryClient, gone: QueryKey): void {
  const cache = queries.getQueryCache()
  const drop = () => {
    const left = cache.findAll({ queryKey: gone })
    const unseen = left.filter((query) => query.getObserversCount() === 0)
    for (const query of unseen) cache.remove(query)
    return unseen.length === left.length
  }
  if (drop()) return
  const stop = cache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved' && partialMatchKey(query.queryKey, gone) && drop()) stop()
  })
}
