import type { Operation } from './operation.ts'

/** How long to wait before each request for an operation, in milliseconds; the last one repeats. */
export const POLL_INTERVALS = [500, 500, 1000, 1000, 2000] as const

/** How many requests in a row may go unanswered (network failure or 5xx) before the operation counts as failed. */
export const MISSES_LIMIT = 10

/** The wait before the nth request (from 0), in milliseconds. */
export const waitBefore = (request: number): number =>
  POLL_INTERVALS[Math.min(request, POLL_INTERVALS.length - 1)] ?? 2000

/** The outcome of a request for an operation: it answered, it is not known, or there was no answer. */
export type PollOutcome =
  | { readonly is: 'answered'; readonly operation: Operation }
  | { readonly is: 'unknown' }
  | { readonly is: 'missed' }

/** What to do next: send another request, or stop with the operation's end. */
export type Next = 'poll-again' | 'completed' | 'failed'

/** Follows an operation; `misses` counts the unanswered requests in a row, this one included. */
export function nextPoll(outcome: PollOutcome, misses: number): Next {
  if (outcome.is === 'unknown') return 'failed'
  if (outcome.is === 'missed') return misses >= MISSES_LIMIT ? 'failed' : 'poll-again'
  const { state } = outcome.operation.attributes
  return state === 'completed' || state === 'failed' ? state : 'poll-again'
}

/** The version that is live after a publish, as the operation reports it. */
export const publishedVersion = (operation: Operation) =>
  operation.attributes.summary?.versions?.find((version) => version.version_type === 'published')
