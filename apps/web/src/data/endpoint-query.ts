import type { QueryClient } from '@tanstack/react-query'
import type { AnswerOf, CallOf, Endpoint } from '@waymark/api-client/endpoint'
import { apiOf } from './api.ts'
import { CallFailed } from './call-failed.ts'

/** Calls an endpoint with the client behind a cache; a failure is thrown as `CallFailed`. */
export async function callEndpoint<E extends Endpoint>(
  queries: QueryClient,
  endpoint: E,
  call: CallOf<E>,
  signal?: AbortSignal,
): Promise<AnswerOf<E>> {
  const result = await apiOf(queries).call(endpoint, call, signal && { signal })
  if (!result.ok) throw new CallFailed(result.failure)
  return result.answer
}

/** The same as a query function that returns the result of `pick` for the response: `queryFn: endpointQuery(tags.one, { params }, ({ data }) => data)`. */
export const endpointQuery =
  <E extends Endpoint, T>(endpoint: E, call: CallOf<E>, pick: (answer: AnswerOf<E>) => T) =>
  async ({ client, signal }: { client: QueryClient; signal: AbortSignal }): Promise<T> =>
    pick(await callEndpoint(client, endpoint, call, signal))
