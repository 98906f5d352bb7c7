import type { Client } from './client.ts'
import { type Failure, mayPass } from './failure.ts'

const IN_USE = 'IDEMPOTENCY_KEY_IN_USE_ERROR'

/** Whether the server may have carried out a call that failed, or still does. */
const mayBeDone = (failure: Failure): boolean =>
  mayPass(failure) || failure.kind === 'shape' || (failure.kind === 'status' && failure.codes.includes(IN_USE))

/**
 * A client for calls that must not be carried out twice, such as creating something: the same POST made again after its
 * answer was lost has the same `Idempotency-Key`, and so gets the answer of the first, unless another call has succeeded
 * meanwhile, which may have undone the first. `newKey` makes a random key.
 */
export function createIdempotentClient(client: Client, newKey: () => string): Client {
  /** The keys of calls without an answer. */
  const lost = new Map<string, string>()
  return {
    async call(endpoint, parts, options) {
      if (endpoint.method !== 'POST' || endpoint.answersSecret) return client.call(endpoint, parts, options)
      const id = JSON.stringify([endpoint.path, parts])
      const idempotencyKey = lost.get(id) ?? newKey()
      const result = await client.call(endpoint, parts, { ...options, idempotencyKey })
      if (result.ok) lost.clear()
      else if (mayBeDone(result.failure)) lost.set(id, idempotencyKey)
      else lost.delete(id)
      return result
    },
  }
}
