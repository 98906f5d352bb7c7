import { partialMatchKey, type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Client } from '@waymark/api-client/client'
import type { AnswerOf, CallOf, Endpoint } from '@waymark/api-client/endpoint'
import { apiOf } from './api.ts'
import { type CallFailed, isMissing, isSiteMissing } from './call-failed.ts'
import { callEndpoint, callWith } from './endpoint-query.ts'
import { changeRows, refresh } from './refresh.ts'
import { removeUnusedQueries } from './remove-unused-queries.ts'

/** A change on the server, and the cached queries it makes stale. */
export interface Change<E extends Endpoint> {
  readonly endpoint: E
  readonly stale: (call: CallOf<E>) => readonly QueryKey[]
  /**
   * Queries of items that no longer exist: they are not refetched, and dropped once no screen shows them. The key ends with
   * the id of the item.
   */
  readonly gone?: ((call: CallOf<E>) => QueryKey) | undefined
}

export const change = <E extends Endpoint>(
  endpoint: E,
  stale: (call: CallOf<E>) => readonly QueryKey[],
  gone?: (call: CallOf<E>) => QueryKey,
): Change<E> => ({ endpoint, stale, gone })

/** Shows in lists what was changed, refetches the queries that changes made stale, and drops those of removed items. */
async function refreshAfter<E extends Endpoint>(
  queries: QueryClient,
  { stale, gone }: Change<E>,
  calls: readonly CallOf<E>[],
): Promise<void> {
  const [call] = calls
  if (!call) return
  const removed = gone ? calls.map(gone) : []
  const removedIds = removed.map((key) => key.at(-1))
  const sent = calls.map(sentBy)
  changeRows(queries, stale(call), (row) => {
    if (removedIds.includes(row.id)) return null
    const attributes = sent.find((data) => data?.id === row.id)?.attributes
    return attributes && row.attributes ? { ...row, attributes: withShared(row.attributes, attributes) } : row
  })
  for (const key of removed) removeUnusedQueries(queries, key)
  await refresh(queries, stale(call), (query) => removed.some((key) => partialMatchKey(query.queryKey, key)))
}

const sentBy = (call: object) => (call as { body?: { data?: { id?: string; attributes?: object } } }).body?.data

/** The attributes with those of the others that they have, too: a row has fewer than its item. */
const withShared = (attributes: object, others: object) => ({
  ...attributes,
  ...Object.fromEntries(Object.entries(others).filter(([name]) => name in attributes)),
})

/**
 * Makes a change. Stale queries are refetched before it ends, long lists behind it (see `refresh`). `client` is the one behind
 * the cache by default.
 */
export async function makeChange<E extends Endpoint>(
  queries: QueryClient,
  change: Change<E>,
  call: CallOf<E>,
  client = apiOf(queries),
): Promise<AnswerOf<E>> {
  const { answer } = await callWith(client, change.endpoint, call)
  await refreshAfter(queries, change, [call])
  return answer
}

/**
 * Makes a change: `mutate({ params, body })`. Stale queries are refetched before `isPending` ends, long lists behind it (see
 * `refresh`). Changes with the same `scope` are made one after the other. `client` is the one behind the cache by default.
 */
export function useChange<E extends Endpoint>(
  change: Change<E>,
  { scope, client }: { scope?: string; client?: Client } = {},
) {
  const queries = useQueryClient()
  return useMutation<AnswerOf<E>, CallFailed, CallOf<E>>({
    ...(scope !== undefined && { scope: { id: scope } }),
    mutationFn: (call) => makeChange(queries, change, call, client),
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
      refreshAfter(
        queries,
        change,
        items.map(({ id }) => callFor(id)),
      ),
  }
}
