import type { QueryClient } from '@tanstack/react-query'
import type { Client, Result } from '@waymark/api-client/client'
import type { AnswerOf, CallOf, Endpoint } from '@waymark/api-client/endpoint'
import { apiOf } from './api.ts'
import { CallFailed } from './call-failed.ts'

/** Calls an endpoint with a client; a failure is thrown as `CallFailed`. Gives the answer with its revision. */
export async function callWith<E extends Endpoint>(
  client: Client,
  endpoint: E,
  call: CallOf<E>,
  signal?: AbortSignal,
): Promise<Extract<Result<AnswerOf<E>>, { ok: true }>> {
  const result = await client.call(endpoint, call, signal && { signal })
  if (!result.ok) throw new CallFailed(result.failure)
  return result
}

/** Calls an endpoint with the client behind a cache; a failure is thrown as `CallFailed`. */
export const callEndpoint = async <E extends Endpoint>(
  queries: QueryClient,
  endpoint: E,
  call: CallOf<E>,
  signal?: AbortSignal,
): Promise<AnswerOf<E>> => (await callWith(apiOf(queries), endpoint, call, signal)).answer

/** A query function that calls an endpoint and returns what `pick` takes from the answer: `queryFn: endpointQuery(tags.one, { params }, ({ data }) => data)`. */
export const endpointQuery =
  <E extends Endpoint, T>(endpoint: E, call: CallOf<E>, pick: (answer: AnswerOf<E>) => T) =>
  async ({ client, signal }: { client: QueryClient; signal: AbortSignal }): Promise<T> =>
    pick(await callEndpoint(client, endpoint, call, signal))

/** One page of a list in the platform's API: search, order and place. */
export interface Paged<Query extends { sort?: unknown }> {
  readonly search?: string
  readonly sort?: Query['sort']
  readonly limit: number
  readonly offset: number
}

/** The rows of a page, and how many there are on all pages: what `endpointQuery` picks from the response of a list. */
export const rowsAndTotal = <Rows>(page: { readonly data: Rows; readonly meta: { readonly total: number } }) => ({
  rows: page.data,
  total: page.meta.total,
})
