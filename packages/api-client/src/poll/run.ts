import type { Accepted } from '@waymark/domain/operation'
import { assign, fromPromise, setup } from 'xstate'
import type { Client, Result } from '../client/index.ts'
import { type Followed, followMachine, type OperationEnd } from './follow.ts'

/** What to start, on which site. `start` makes the call that the server answers with an operation. */
export interface Run {
  readonly client: Client
  readonly appId: string
  readonly start: () => Promise<Result<{ data: Accepted }>>
}

/** How a run ended; `about` is what the server said it concerns, such as the id of a copy. */
export type RunEnd = OperationEnd & { readonly about: Accepted | null }

interface Context extends Run {
  readonly about: Accepted | null
  readonly end: OperationEnd | null
}

/** Starts something that takes the server a while, and follows it to its end. */
export const runMachine = setup({
  types: { context: {} as Context, input: {} as Run, output: {} as RunEnd },
  actors: {
    start: fromPromise(({ input }: { input: Run }) => input.start()),
    follow: followMachine,
  },
  actions: {
    'note what it is about': assign(
      (_, answer: Awaited<ReturnType<Run['start']>>): Partial<Context> =>
        answer.ok ? { about: answer.answer.data } : { end: { is: 'failed', why: answer.failure } },
    ),
    'note the end': assign((_, end: OperationEnd) => ({ end })),
  },
}).createMachine({
  id: 'run',
  context: ({ input }) => ({ ...input, about: null, end: null }),
  initial: 'starting',
  states: {
    starting: {
      invoke: {
        src: 'start',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'following',
            actions: { type: 'note what it is about', params: ({ event }) => event.output },
          },
          { target: 'over', actions: { type: 'note what it is about', params: ({ event }) => event.output } },
        ],
      },
    },
    following: {
      invoke: {
        src: 'follow',
        input: ({ context }) => followed(context),
        onDone: { target: 'over', actions: { type: 'note the end', params: ({ event }) => event.output } },
      },
    },
    over: { type: 'final' },
  },
  output: ({ context }) => ({
    ...(context.end ?? { is: 'failed', why: { kind: 'operation', errors: [] } }),
    about: context.about,
  }),
})

const followed = ({ client, appId, about }: Context): Followed => ({
  client,
  appId,
  operationId: about?.relationships.operation.data.id ?? '',
})
