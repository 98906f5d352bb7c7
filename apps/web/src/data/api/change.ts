import { partialMatchKey, type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Client } from '@waymark/api-client/client'
import type { AnswerOf, CallOf, Endpoint } from '@waymark/api-client/endpoint'
import { apiOf } from './api.ts'
import { type CallFailed, isMissing, isSiteMissing } from './call-failed.ts'
import { callEndpoint, callWith } from './endpoint-query.ts'
import { removeUnusedQueries } from './remove-unused-queries.ts'

/** A change on the server, and the cached queries it makes stale. */
export interface Change<E extends Endpoint> {
  readonly endpoint: E
  readonly stale: (call: CallOf<E>) => readonly QueryKey[]
  /** Queries of items that no longer exist: they are not refetched, and dropped once no screen shows them. */
  readonly gone?: ((call: CallOf<E>) => QueryKey) | undefined
}

export const change = <E extends Endpoint>(
  endpoint: E,
  stale: (call: CallOf<E>) => readonly QueryKey[],
  gone?: (call: CallOf<E>) => QueryKey,
): Change<E> => ({ endpoint, stale, gone })

/** Refetches the queries that changes made stale, and drops those of removed items. */
async function refresh<E extends Endpoint>(
  queries: QueryClient,
  { stale, gone }: Change<E>,
  calls: readonly CallOf<E>[],
): Promise<void> {
  const [call] = calls
  if (!call) return
  const removed = gone ? calls.map(gone) : []
  for (const key of removed) removeUnusedQueries(queries, key)
  await Promise.all(
    stale(call).map((queryKey) =>
      queries.invalidateQueries({
        queryKey,
        predicate: (query) => !removed.some((key) => partialMatchKey(query.queryKey, key)),
      }),
    ),
  )
}

/**
 * Makes a change: `mutate({ params, body })`. Stale queries are refetched before `isPending` ends. Changes with the same
 * `scope` are made one after the other. `client` is the one behind the cache by default.
 */
export function useChange<E extends Endpoint>(
  change: Change<E>,
  { scope, client }: { scope?: string; client?: Client } = {},
) {
  const queries = useQueryClient()
  return useMutation<AnswerOf<E>, CallFailed, CallOf<E>>({
    ...(scope !== undefined && { scope: { id: scope } }),
    mutationFn: async (call) => (await callWith(client ?? apiOf(queries), change.endpoint, call)).answer,
    onSuccess: (_answer, call) => refresh(queries, change, [call]),
  })
}

/** One change made of many items of a site. */
export interface BulkChange {
  run(item: { readonly id: string }): Promise<unknown>
  /** Refetches the queries that the changes made stale, once, after all calls. */
  refresh(items: readonly { readonly id: string }[]): Promise<void>
}

/** Makes one change of many items, a call for each. An item that is to be removed and is gone counts as removed. */
export function useBulkChange<E extends Endpoint>(change: Change<E>, callFor: (id: string) => CallOf<E>): BulkChange {
  const queries = useQueryClient()
  return {
    run: ({ id }) =>
      callEndpoint(queries, change.endpoint, callFor(id)).catch((error) => {
        if (!change.gone || !isMissing(error) || isSiteMissing(error)) throw error
      }),
    refresh: (items) =>
      refresh(
        queries,
        change,
        items.map(({ id }) => callFor(id)),
      ),
  }
}
