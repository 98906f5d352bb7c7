import type { QueryClient } from '@tanstack/react-query'
import type { AnswerOf, CallOf, Endpoint } from '@waymark/api-client/endpoint'
import { apiOf } from './api.ts'
import { CallFailed } from './call-failed.ts'

/** Calls an endpoint with the client behind a cache; a failure is thrown as `CallFailed`. */
export async function askNow<E extends Endpoint>(
  queries: QueryClient,
  endpoint: E,
  call: CallOf<E>,
  signal?: AbortSignal,
): Promise<AnswerOf<E>> {
  const result = await apiOf(queries).call(endpoint, call, signal && { signal })
  if (!result.ok) throw new CallFailed(result.failure)
  return result.answer
}

/** The same as a query function, keeping what `pick` takes of the answer: `queryFn: ask(tags.one, { params }, ({ data }) => data)`. */
export const ask =
  <E extends Endpoint, T>(endpoint: E, call: CallOf<E>, pick: (answer: AnswerOf<E>) => T) =>
  async ({ client, signal }: { client: QueryClient; signal: AbortSignal }): Promise<T> =>
    pick(await askNow(client, endpoint, call, signal))

/** The same, keeping the whole answer. */
export const askAll = <E extends Endpoint>(endpoint: E, call: CallOf<E>) => ask(endpoint, call, (answer) => answer)
