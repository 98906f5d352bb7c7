import { nextPoll, type Operation, type PollOutcome, waitBefore } from '@waymark/domain/operation'
import { assign, fromPromise, setup } from 'xstate'
import { type Client, type Failure, hasStatus, mayPass, type Result } from '../client/index.ts'
import { operations } from '../endpoints/operations.ts'

/** The operation to follow, and the client that polls it. */
export interface Followed {
  readonly client: Client
  readonly appId: string
  readonly operationId: string
}

/** Why an operation did not succeed: it was refused, it failed, or its end is unknown. */
export type Unsuccessful = Failure | { readonly kind: 'operation'; readonly errors: readonly string[] }

/** How an operation ended. */
export type OperationEnd =
  | { readonly is: 'completed'; readonly operation: Operation }
  | { readonly is: 'failed'; readonly why: Unsuccessful }

export interface FollowContext extends Followed {
  readonly requests: number
  /** Requests in a row without an answer. */
  readonly misses: number
  readonly end: OperationEnd | null
}

type Answer = Result<{ data: Operation }>

/**
 * Polls an operation, in the intervals of the domain, until it has ended. A limited number of missing answers is
 * tolerated; after more, or when the operation is unknown or forbidden, its end is unknown.
 */
export const followMachine = setup({
  types: {
    context: {} as FollowContext,
    input: {} as Followed,
    output: {} as OperationEnd,
  },
  actors: {
    request: fromPromise(
      ({
        input: { client, appId, operationId },
        signal,
      }: {
        input: Followed
        signal: { aborted: boolean }
      }): Promise<Answer> => client.call(operations.one, { params: { appId, operationId } }, { signal }),
    ),
  },
  delays: { pause: ({ context }) => waitBefore(context.requests) },
  guards: { hasEnded: ({ context }) => context.end !== null },
  actions: { setAnswer: assign(({ context }, answer: Answer) => contextAfter(context, answer)) },
}).createMachine({
  id: 'operation',
  context: ({ input }) => ({ ...input, requests: 0, misses: 0, end: null }),
  initial: 'waiting',
  states: {
    waiting: { after: { pause: 'polling' } },
    polling: {
      invoke: {
        src: 'request',
        input: ({ context }) => context,
        onDone: { target: 'answered', actions: { type: 'setAnswer', params: ({ event }) => event.output } },
      },
    },
    answered: { always: [{ guard: 'hasEnded', target: 'over' }, { target: 'waiting' }] },
    over: { type: 'final' },
  },
  output: ({ context }) => context.end ?? { is: 'failed', why: { kind: 'operation', errors: [] } },
})

function contextAfter(context: FollowContext, answer: Answer): Partial<FollowContext> {
  const outcome = outcomeOf(answer)
  const misses = outcome.is === 'missed' ? context.misses + 1 : 0
  const next = nextPoll(outcome, misses)
  return {
    requests: context.requests + 1,
    misses,
    end: next === 'poll-again' ? null : endOf(answer, next),
  }
}

function outcomeOf(answer: Answer): PollOutcome {
  if (answer.ok) return { is: 'answered', operation: answer.answer.data }
  return { is: mayPass(answer.failure) ? 'missed' : 'unknown' }
}

function endOf(answer: Answer, next: 'completed' | 'failed'): OperationEnd {
  if (!answer.ok) return { is: 'failed', why: unknownEnd(answer.failure) }
  const operation = answer.answer.data
  if (next === 'completed') return { is: 'completed', operation }
  return { is: 'failed', why: { kind: 'operation', errors: operation.attributes.summary?.errors ?? [] } }
}

/** The operation was accepted, so it may have succeeded, whatever the call for its state says; unless it is not called any more. */
const unknownEnd = (cause: Failure): Failure =>
  cause.kind === 'stopped' || cause.kind === 'signed-out' || hasStatus(cause, 401)
    ? cause
    : { kind: 'unknown-end', cause }
