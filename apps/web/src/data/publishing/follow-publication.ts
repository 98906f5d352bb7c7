import type { Client } from '@waymark/api-client/client'
import { type PublishRequest, publishMachine, type Unsuccessful } from '@waymark/api-client/poll'
import type { SummaryVersion } from '@waymark/domain/operation'
import { createActor, waitFor } from 'xstate'

/**
 * Publishes, or follows the operation of a publication that was started before, and waits for the end: the version that
 * is live now, or why there is none. `onStarted` gets the id of the operation.
 */
export async function followPublication(
  client: Client,
  publication: PublishRequest,
  operationId: string | undefined,
  onStarted: (operationId: string) => void,
): Promise<{ published: SummaryVersion | null; why: Unsuccessful | null }> {
  const actor = createActor(publishMachine, { input: { client } }).start()
  if (operationId === undefined) actor.send({ type: 'publish', publication })
  else actor.send({ type: 'resume', publication, operationId })
  const started = await waitFor(actor, ({ context }) => context.operationId !== null || context.why !== null)
  if (started.context.operationId !== null) onStarted(started.context.operationId)
  const { value, context } = await waitFor(actor, ({ value }) => value === 'published' || value === 'failed')
  actor.stop()
  if (value === 'published') return { published: context.published, why: null }
  return { published: null, why: context.why ?? { kind: 'operation', errors: [] } }
}
