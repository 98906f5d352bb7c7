import { publishedVersion, type SummaryVersion } from '@waymark/domain/operation'
import { assign, fromPromise, setup } from 'xstate'
import type { Client } from '../client/index.ts'
import { versions } from '../endpoints/versions.ts'
import { followMachine, type OperationEnd, type Unsuccessful } from './follow.ts'

/** A version to publish. `draft` is followed by a question for its name, any other version by a toast. */
export interface PublishRequest {
  readonly appId: string
  readonly versionId: string
  readonly kind: 'draft' | 'earlier'
}

interface Context {
  readonly client: Client
  readonly publication: PublishRequest | null
  /** The operation on the server, once it has been accepted. Store it to `resume` after a reload. */
  readonly operationId: string | null
  readonly published: SummaryVersion | null
  readonly why: Unsuccessful | null
}

type Events =
  | { type: 'publish'; publication: PublishRequest }
  | { type: 'resume'; publication: PublishRequest; operationId: string }
  | { type: 'dismiss' }

const NOTHING = { publication: null, operationId: null, published: null, why: null }

/**
 * Publishing, one version at a time: ready, publishing (starting, then following the operation), published or failed.
 * `resume` follows an operation that was started before, such as by the same page before it was reloaded.
 */
export const publishMachine = setup({
  types: { context: {} as Context, input: {} as { client: Client }, events: {} as Events },
  actors: {
    start: fromPromise(({ input }: { input: Context }) => start(input)),
    follow: followMachine,
  },
  actions: {
    'note what to publish': assign(({ event }) =>
      event.type === 'dismiss'
        ? {}
        : {
            ...NOTHING,
            publication: event.publication,
            operationId: event.type === 'resume' ? event.operationId : null,
          },
    ),
    'note the answer': assign((_, answer: Awaited<ReturnType<typeof start>>) => answer),
    'note the end': assign((_, end: OperationEnd) =>
      end.is === 'completed' ? { published: publishedVersion(end.operation) ?? null } : { why: end.why },
    ),
    forget: assign(NOTHING),
  },
}).createMachine({
  id: 'publish',
  context: ({ input }) => ({ ...NOTHING, client: input.client }),
  initial: 'ready',
  states: {
    ready: {},
    publishing: {
      // While one version is being published no other one is taken.
      on: { publish: {}, resume: {}, dismiss: {} },
      initial: 'starting',
      states: {
        starting: {
          invoke: {
            src: 'start',
            input: ({ context }) => context,
            onDone: [
              {
                guard: ({ event }) => event.output.operationId !== null,
                target: 'following',
                actions: { type: 'note the answer', params: ({ event }) => event.output },
              },
              {
                target: '#publish.failed',
                actions: { type: 'note the answer', params: ({ event }) => event.output },
              },
            ],
          },
        },
        following: {
          invoke: {
            src: 'follow',
            input: ({ context: { client, publication, operationId } }) => ({
              client,
              appId: publication?.appId ?? '',
              operationId: operationId ?? '',
            }),
            onDone: [
              {
                guard: ({ event }) => event.output.is === 'completed',
                target: '#publish.published',
                actions: { type: 'note the end', params: ({ event }) => event.output },
              },
              {
                target: '#publish.failed',
                actions: { type: 'note the end', params: ({ event }) => event.output },
              },
            ],
          },
        },
      },
    },
    published: {},
    failed: {},
  },
  on: {
    publish: { target: '.publishing', actions: 'note what to publish' },
    resume: { target: '.publishing.following', actions: 'note what to publish' },
    dismiss: { target: '.ready', actions: 'forget' },
  },
})

/** Starts publishing on the server: returns the operation, or why it was refused. */
async function start({ client, publication }: Context): Promise<Pick<Context, 'operationId' | 'why'>> {
  const { appId, versionId } = publication ?? { appId: '', versionId: '' }
  const result = await client.call(versions.publish, { params: { appId, versionId } })
  return result.ok
    ? { operationId: result.answer.data.relationships.operation.data.id, why: null }
    : { operationId: null, why: result.failure }
}
