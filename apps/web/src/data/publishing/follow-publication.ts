import type { Client } from '@waymark/api-client/client'
import { type Publication, publishMachine, type Unsuccessful } from '@waymark/api-client/poll'
import type { SummaryVersion } from '@waymark/domain/operation'
import { createActor, waitFor } from 'xstate'

/** Publishes and waits for the end: the version that is live now, or why there is none. */
export async function followPublication(
  client: Client,
  publication: Publication,
): Promise<{ published: SummaryVersion | null; why: Unsuccessful | null }> {
  const actor = createActor(publishMachine, { input: { client } }).start()
  actor.send({ type: 'publish', publication })
  const { value, context } = await waitFor(actor, ({ value }) => value === 'published' || value === 'failed')
  actor.stop()
  if (value === 'published') return { published: context.published, why: null }
  return { published: null, why: context.why ?? { kind: 'operation', errors: [] } }
}
