import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { AnswerOf, CallOf, Endpoint } from '@waymark/api-client/endpoint'
import { apiOf } from './api.ts'
import { callWith } from './endpoint-query.ts'

/** What is stored now, with its revision. */
export interface Current<T> {
  readonly stored: T
  readonly revision: string | undefined
}

/** Reads a resource again before it is overwritten. Screens that show it by the query key get it, too. */
export async function readCurrent<E extends Endpoint>(
  queries: QueryClient,
  queryKey: QueryKey,
  endpoint: E,
  call: CallOf<E>,
): Promise<Current<AnswerOf<E>['data']>> {
  const { answer, revision } = await callWith(apiOf(queries), endpoint, call)
  queries.setQueryData(queryKey, answer.data)
  return { stored: answer.data, revision }
}
