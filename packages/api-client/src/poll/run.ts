import type { Accepted } from '@waymark/domain/operation'
import { assign, fromPromise, setup } from 'xstate'
import type { Client, Result } from '../client/index.ts'
import { followMachine, type OperationEnd } from './follow.ts'

/** An operation to run, and its site. */
export interface Run {
  readonly client: Client
  readonly appId: string
  /** Makes the call that the server answers with an operation. If it throws, the machine ends with that error. */
  readonly start: () => Promise<Result<{ data: Accepted }>>
  /** The id of an operation that was started before, such as before the page was reloaded; it is only followed. */
  readonly operationId?: string | undefined
}

/** How a run ended; `about` is what it concerns, such as the id of a copy. */
export type RunEnd = OperationEnd & { readonly about: Accepted | null }

/** The state of a run. */
export interface RunContext extends Run {
  readonly about: Accepted | null
  readonly end: OperationEnd | null
}

/**
 * Starts an operation and follows it to its end. The context has its `operationId` once the server has accepted it; store
 * that to follow the operation after a reload.
 */
export const runMachine = setup({
  types: { context: {} as RunContext, input: {} as Run, output: {} as RunEnd },
  actors: {
    start: fromPromise(({ input }: { input: Run }) => input.start()),
    follow: followMachine,
  },
  guards: { isStarted: ({ context }) => context.operationId !== undefined },
  actions: {
    setAnswer: assign(
      (_, answer: Awaited<ReturnType<Run['start']>>): Partial<RunContext> =>
        answer.ok
          ? { about: answer.answer.data, operationId: answer.answer.data.relationships.operation.data.id }
          : { end: { is: 'failed', why: answer.failure } },
    ),
    setEnd: assign((_, end: OperationEnd) => ({ end })),
  },
}).createMachine({
  id: 'run',
  context: ({ input }) => ({ ...input, about: null, end: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isStarted', target: 'following' }, { target: 'starting' }] },
    starting: {
      invoke: {
        src: 'start',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'following',
            actions: { type: 'setAnswer', params: ({ event }) => event.output },
          },
          { target: 'over', actions: { type: 'setAnswer', params: ({ event }) => event.output } },
        ],
      },
    },
    following: {
      invoke: {
        src: 'follow',
        input: ({ context: { client, appId, operationId = '' } }) => ({ client, appId, operationId }),
        onDone: { target: 'over', actions: { type: 'setEnd', params: ({ event }) => event.output } },
      },
    },
    over: { type: 'final' },
  },
  output: ({ context }) => ({
    ...(context.end ?? { is: 'failed', why: { kind: 'operation', errors: [] } }),
    about: context.about,
  }),
})
