import { publishedVersion, type SummaryVersion } from '@waymark/domain/operation'
import { assign, setup } from 'xstate'
import type { Client } from '../client/index.ts'
import { versions } from '../endpoints/versions.ts'
import type { Unsuccessful } from './follow.ts'
import { type Run, type RunEnd, runMachine } from './run.ts'

/** A version to publish. `draft` is followed by a question for its name, any other version by a notice. */
export interface Publication {
  readonly appId: string
  readonly versionId: string
  readonly kind: 'draft' | 'earlier'
}

interface Context {
  readonly client: Client
  readonly publication: Publication | null
  readonly published: SummaryVersion | null
  readonly why: Unsuccessful | null
}

/**
 * Publishing, one version at a time: ready, publishing, published or failed. It goes on while somebody works elsewhere;
 * `publication` says which site the end belongs to.
 */
export const publishMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { client: Client },
    events: {} as { type: 'publish'; publication: Publication } | { type: 'dismiss' },
  },
  actors: { run: runMachine },
  actions: {
    'note what to publish': assign(({ event }) =>
      event.type === 'publish' ? { publication: event.publication, published: null, why: null } : {},
    ),
    'note the end': assign((_, end: RunEnd) =>
      end.is === 'completed' ? { published: publishedVersion(end.operation) ?? null } : { why: end.why },
    ),
    forget: assign({ publication: null, published: null, why: null }),
  },
}).createMachine({
  id: 'publish',
  context: ({ input }) => ({ client: input.client, publication: null, published: null, why: null }),
  initial: 'ready',
  states: {
    ready: { on: { publish: { target: 'publishing', actions: 'note what to publish' } } },
    publishing: {
      invoke: {
        src: 'run',
        input: ({ context }) => publishing(context),
        onDone: [
          {
            guard: ({ event }) => event.output.is === 'completed',
            target: 'published',
            actions: { type: 'note the end', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'note the end', params: ({ event }) => event.output } },
        ],
      },
    },
    published: {
      on: {
        publish: { target: 'publishing', actions: 'note what to publish' },
        dismiss: { target: 'ready', actions: 'forget' },
      },
    },
    failed: {
      on: {
        publish: { target: 'publishing', actions: 'note what to publish' },
        dismiss: { target: 'ready', actions: 'forget' },
      },
    },
  },
})

function publishing({ client, publication }: Context): Run {
  const { appId, versionId } = publication ?? { appId: '', versionId: '' }
  return { client, appId, start: () => client.call(versions.publish, { params: { appId, versionId } }) }
}
