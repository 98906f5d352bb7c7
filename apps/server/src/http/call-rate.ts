import { LRUCache } from 'lru-cache'
import { type Refused, refuse } from '#refusal.ts'

/** Whether a call may be made, and the headers with how many more may follow. */
interface Counted {
  readonly headers: Readonly<Record<string, string>>
  readonly refused?: Refused
}

/** Counts calls in this process, each client's on its own. */
export interface CallRate {
  /** Counts a call, or refuses it with 429 and the seconds to wait. */
  count(client: string): Counted
}

/**
 * A limit of calls a minute as a token bucket: a client may use up a whole minute's calls at once, and gets them back evenly.
 * The headers follow https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/03/; `RateLimit-Reset` is when all
 * of them are back, in seconds.
 */
export function createCallRate(perMinute: number, clock: () => Date): CallRate {
  const buckets = new LRUCache<string, { left: number; at: number }>({ max: 10_000 })
  const perSecond = perMinute / 60
  return {
    count(client) {
      const now = clock().getTime() / 1000
      const { left, at } = buckets.get(client) ?? { left: perMinute, at: now }
      const present = Math.min(perMinute, left + (now - at) * perSecond)
      const allowed = present >= 1
      const after = allowed ? present - 1 : present
      buckets.set(client, { left: after, at: now })
      const headers = {
        'RateLimit-Limit': String(perMinute),
        'RateLimit-Remaining': String(Math.floor(after)),
        'RateLimit-Reset': String(Math.ceil((perMinute - after) / perSecond)),
      }
      return allowed ? { headers } : { headers, refused: tooManyCalls(Math.ceil((1 - after) / perSecond)) }
    },
  }
}

const tooManyCalls = (retryAfter: number) =>
  refuse('TOO_MANY_REQUESTS_ERROR', `Too many calls, the next one is possible in ${retryAfter} seconds`, { retryAfter })
