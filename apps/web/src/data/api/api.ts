import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { type Client, type Failure, mayPass } from '@waymark/api-client/client'
import { CallFailed, isForbidden, isMaintenance, isMissing, isSiteMissing } from './call-failed.ts'
import { ME } from './keys.ts'

/** Retries network and server errors, but not refusals and maintenance. */
const mayBeRepeated = (failure: Failure) => mayPass(failure) && !isMaintenance(failure)

const clients = new WeakMap<QueryClient, Client>()

/** The cache of everything read from the server, with the client that reads it. One per page, story or test. */
export function createQueries(client: Client): QueryClient {
  const queries: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => refetchStale(queries, error, queryKey) }),
    mutationCache: new MutationCache({ onError: (error) => refetchStale(queries, error) }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        retry: (times, error) => times < 2 && error instanceof CallFailed && mayBeRepeated(error.failure),
        retryDelay: (times) => 500 * 2 ** times,
      },
      mutations: { networkMode: 'always' },
    },
  })
  clients.set(queries, client)
  return queries
}

const CONTENT: ReadonlySet<unknown> = new Set(['tags', 'triggers', 'variables', 'versions'])

/**
 * Refetches what a refusal shows to be stale: after 403 the permissions; after 403 and 404 the user, whose role may have
 * changed; after 404 of a site the site itself; after 404 of an item the lists and items of its site; after 404 in the
 * administration all of it. Queries that have failed are skipped, because two failures would refetch each other without end.
 */
function refetchStale(queries: QueryClient, error: unknown, queryKey: QueryKey = []): void {
  const [area, appId, , place] = queryKey
  if (isForbidden(error)) void queries.invalidateQueries({ predicate: (query) => query.queryKey[2] === 'access' })
  if (isForbidden(error) || isMissing(error))
    void queries.invalidateQueries(
      { queryKey: ME, predicate: ({ state }) => state.status !== 'error' },
      { cancelRefetch: false },
    )
  if (isSiteMissing(error))
    void queries.invalidateQueries({
      predicate: ({ queryKey: [, , kind], state }) => kind === 'itself' && state.status !== 'error',
    })
  if (isMissing(error) && area === undefined) void queries.invalidateQueries({ queryKey: ['administration'] })
  else if (isMissing(error) && area === 'site' && place === 'one')
    void queries.invalidateQueries({
      queryKey: [area, appId],
      predicate: ({ queryKey: [, , kind], state }) => CONTENT.has(kind) && state.status !== 'error',
    })
}

/** The client behind a cache. */
export function apiOf(queries: QueryClient): Client {
  const client = clients.get(queries)
  if (!client) throw new Error('This cache was not made by createQueries')
  return client
}
