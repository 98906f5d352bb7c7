import type { Operation } from './operation.ts'

/** Milliseconds to wait before each request for an operation; the last value repeats. */
export const POLL_INTERVALS = [500, 500, 1000, 1000, 2000] as const

/** Consecutive requests without an answer (network failure or 5xx) after which the operation counts as failed. */
export const MISSES_LIMIT = 10

/** The wait before the nth request (from 0), in milliseconds. */
export const waitBefore = (request: number): number =>
  POLL_INTERVALS[Math.min(request, POLL_INTERVALS.length - 1)] ?? 2000

/** The outcome of a request for an operation: its state, unknown, or no answer. */
export type PollOutcome =
  | { readonly is: 'answered'; readonly operation: Operation }
  | { readonly is: 'unknown' }
  | { readonly is: 'missed' }

/** The next step: send another request, or stop with the result of the operation. */
export type Next = 'poll-again' | 'completed' | 'failed'

/** Decides the next step; `misses` is the number of consecutive requests without an answer, including this one. */
export function nextPoll(outcome: PollOutcome, misses: number): Next {
  if (outcome.is === 'unknown') return 'failed'
  if (outcome.is === 'missed') return misses >= MISSES_LIMIT ? 'failed' : 'poll-again'
  const { state } = outcome.operation.attributes
  return state === 'completed' || state === 'failed' ? state : 'poll-again'
}

/** The version that is live after a publish, as the operation reports it. */
export const publishedVersion = (operation: Operation) =>
  operation.attributes.summary?.versions?.find((version) => version.version_type === 'published')
