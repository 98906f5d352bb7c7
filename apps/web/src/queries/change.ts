import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, CallOf, Endpoint } from '@waymark/api-client/endpoint'
import { askNow } from './ask.ts'
import type { CallFailed } from './call-failed.ts'

/** A change of something on the server, and which of the things read before it makes stale. */
export interface Change<E extends Endpoint> {
  readonly endpoint: E
  readonly stale: (call: CallOf<E>) => readonly QueryKey[]
}

export const change = <E extends Endpoint>(
  endpoint: E,
  stale: (call: CallOf<E>) => readonly QueryKey[],
): Change<E> => ({
  endpoint,
  stale,
})

/** Makes a change: `mutate({ params, body })`. What it made stale is read again before `isPending` ends. */
export function useChange<E extends Endpoint>({ endpoint, stale }: Change<E>) {
  const queries = useQueryClient()
  return useMutation<AnswerOf<E>, CallFailed, CallOf<E>>({
    mutationFn: (call) => askNow(queries, endpoint, call),
    onSuccess: (_answer, call) =>
      Promise.all(stale(call).map((queryKey) => queries.invalidateQueries({ queryKey }))).then(() => undefined),
  })
}
