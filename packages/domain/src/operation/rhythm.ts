import type { Operation } from './operation.ts'

/** How long to wait before each question about an operation, in milliseconds; the last one repeats. */
export const RHYTHM = [500, 500, 1000, 1000, 2000] as const

/** How many questions in a row may go unanswered (network failure or 5xx) before the operation counts as failed. */
export const MISSES_LIMIT = 10

/** The wait before the nth question (from 0), in milliseconds. */
export const waitBefore = (question: number): number => RHYTHM[Math.min(question, RHYTHM.length - 1)] ?? 2000

/** How asking about an operation went: it answered, it is not known, or there was no answer. */
export type Told =
  | { readonly is: 'answered'; readonly operation: Operation }
  | { readonly is: 'unknown' }
  | { readonly is: 'missed' }

/** What to do next: ask again, or stop with the operation's end. */
export type Next = 'ask-again' | 'completed' | 'failed'

/** Follows an operation; `misses` counts the unanswered questions in a row, this one included. */
export function nextPoll(told: Told, misses: number): Next {
  if (told.is === 'unknown') return 'failed'
  if (told.is === 'missed') return misses >= MISSES_LIMIT ? 'failed' : 'ask-again'
  const { state } = told.operation.attributes
  return state === 'completed' || state === 'failed' ? state : 'ask-again'
}

/** The version that is live after a publish, as the operation reports it. */
export const publishedVersion = (operation: Operation) =>
  operation.attributes.summary?.versions?.find((version) => version.version_type === 'published')
