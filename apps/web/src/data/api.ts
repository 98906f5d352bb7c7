import { QueryClient } from '@tanstack/react-query'
import { type Client, type Failure, mayPass } from '@waymark/api-client/client'
import { CallFailed, isMaintenance } from './call-failed.ts'

/** Retries network and server errors, but not refusals and maintenance. */
const mayBeRepeated = (failure: Failure) => mayPass(failure) && !isMaintenance(failure)

const clients = new WeakMap<QueryClient, Client>()

/** The cache of everything read from the server, with the client that reads it. One per page, story or test. */
export function createQueries(client: Client): QueryClient {
  const queries = new QueryClient({
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

/** The client behind a cache. */
export function apiOf(queries: QueryClient): Client {
  const client = clients.get(queries)
  if (!client) throw new Error('This cache was not made by createQueries')
  return client
}
