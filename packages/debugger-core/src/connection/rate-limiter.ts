import { MAX_KEPT_EVENTS, MAX_MESSAGES_PER_SECOND } from '@waymark/domain/debug-protocol/constants'

/** Messages accepted at once: the events that a page has kept until it was connected, and those of one second. */
const BURST = MAX_KEPT_EVENTS + MAX_MESSAGES_PER_SECOND

/** A token bucket: returns true for each message within the rate, false for one to drop. `now` is in milliseconds. */
export function createRateLimiter(now: () => number): () => boolean {
  let tokens = BURST
  let last = now()
  return () => {
    const time = now()
    tokens = Math.min(BURST, tokens + ((time - last) / 1000) * MAX_MESSAGES_PER_SECOND)
    last = time
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
