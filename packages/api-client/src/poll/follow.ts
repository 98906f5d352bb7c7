import { nextPoll, type Operation, type PollOutcome, waitBefore } from '@waymark/domain/operation'
import { assign, fromPromise, setup } from 'xstate'
import { type Client, type Failure, mayPass, type Result } from '../client/index.ts'
import { operations } from '../endpoints/operations.ts'

/** The operation to follow, and the client that polls it. */
export interface Followed {
  readonly client: Client
  readonly appId: string
  readonly operationId: string
}

/** Why an operation did not succeed: it failed, or its state could not be read any more. */
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
 * tolerated; an operation that is unknown or forbidden has failed.
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
  guards: { 'has ended': (_, after: FollowContext) => after.end !== null },
  actions: { 'set the answer': assign((_, after: FollowContext) => after) },
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
        onDone: [
          {
            guard: { type: 'has ended', params: ({ context, event }) => contextAfter(context, event.output) },
            target: 'over',
            actions: { type: 'set the answer', params: ({ context, event }) => contextAfter(context, event.output) },
          },
          {
            target: 'waiting',
            actions: { type: 'set the answer', params: ({ context, event }) => contextAfter(context, event.output) },
          },
        ],
      },
    },
    over: { type: 'final' },
  },
  output: ({ context }) => context.end ?? { is: 'failed', why: { kind: 'operation', errors: [] } },
})

function contextAfter(context: FollowContext, answer: Answer): FollowContext {
  const outcome = outcomeOf(answer)
  const misses = outcome.is === 'missed' ? context.misses + 1 : 0
  const next = nextPoll(outcome, misses)
  return {
    ...context,
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
  if (!answer.ok) return { is: 'failed', why: answer.failure }
  const operation = answer.answer.data
  if (next === 'completed') return { is: 'completed', operation }
  return { is: 'failed', why: { kind: 'operation', errors: operation.attributes.summary?.errors ?? [] } }
}
