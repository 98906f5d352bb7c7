import type { Client } from './client.ts'
import { type Failure, mayPass } from './failure.ts'

const IN_USE = 'IDEMPOTENCY_KEY_IN_USE_ERROR'

/** Whether the server may have carried out a call that failed, or still does. */
const mayBeDone = (failure: Failure): boolean =>
  mayPass(failure) || failure.kind === 'shape' || (failure.kind === 'status' && failure.codes.includes(IN_USE))

/** How long a call without an answer counts as the same when it is made again, in milliseconds. */
const REPEATED_WITHIN = 120_000

/**
 * A client for calls that must not be carried out twice, such as creating something: the same POST made again within two
 * minutes after its answer was lost has the same `Idempotency-Key`, and so gets the answer of the first, unless another call
 * has succeeded meanwhile, which may have undone the first. `newKey` makes a random key, `now` tells the time in milliseconds.
 */
export function createIdempotentClient(client: Client, newKey: () => string, now: () => number = Date.now): Client {
  /** The keys of calls without an answer, and when they were lost. */
  const lost = new Map<string, { readonly key: string; readonly at: number }>()
  return {
    async call(endpoint, parts, options) {
      if (endpoint.method !== 'POST' || endpoint.answersSecret) return client.call(endpoint, parts, options)
      const id = JSON.stringify([endpoint.path, parts])
      const earlier = lost.get(id)
      const key = earlier && now() - earlier.at < REPEATED_WITHIN ? earlier.key : newKey()
      const result = await client.call(endpoint, parts, { ...options, idempotencyKey: key })
      if (result.ok) lost.clear()
      else if (mayBeDone(result.failure)) lost.set(id, { key, at: now() })
      else lost.delete(id)
      return result
    },
  }
}
