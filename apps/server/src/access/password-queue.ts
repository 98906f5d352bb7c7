import { isUnavailable } from '#database/unavailable.ts'
import { refuse } from '#refusal.ts'

/** Runs checks of passwords, which take a processor for a while, a few at a time. */
export interface PasswordQueue {
  /**
   * Runs a check in turn; a smaller `rank` comes first. Refuses with 429 when too many others are before it. When a check
   * finds the database unavailable, all that wait are refused with its error, as each would wait as long for the same.
   */
  run<T>(work: () => Promise<T>, rank: number): Promise<T>
}

interface Waiting {
  readonly rank: number
  start(): void
  refuse(error: Error): void
}

/** Seconds after which refused work may be tried again; by then what waited has been done. */
const RETRY_AFTER = 3

/** A queue that runs `concurrency` checks at a time and lets `capacity` others wait, those of the smallest rank. */
export function createPasswordQueue({
  concurrency,
  capacity,
}: {
  concurrency: number
  capacity: number
}): PasswordQueue {
  const waiting: Waiting[] = []
  let running = 0

  function startNext() {
    if (running >= concurrency) return
    const next = waiting.shift()
    if (!next) return
    running++
    next.start()
  }

  function add(added: Waiting) {
    const at = waiting.findIndex(({ rank }) => rank > added.rank)
    waiting.splice(at === -1 ? waiting.length : at, 0, added)
    startNext()
    if (waiting.length > capacity) {
      const detail = 'Too many passwords are being checked at the moment'
      waiting.pop()?.refuse(refuse('TOO_MANY_REQUESTS_ERROR', detail, { retryAfter: RETRY_AFTER }))
    }
  }

  async function run<T>(work: () => Promise<T>, rank: number): Promise<T> {
    await new Promise<void>((start, refuse) => add({ rank, start, refuse }))
    try {
      return await work()
    } catch (error) {
      if (isUnavailable(error)) for (const { refuse } of waiting.splice(0)) refuse(error as Error)
      throw error
    } finally {
      running--
      startNext()
    }
  }
  return { run }
}
