import type { Client } from './clients.ts'
import type { Served } from './served.ts'

/** How long a publish may take before it counts as starved, in milliseconds. */
export const LIMIT = 30_000
/** How often its state is looked at, in milliseconds. */
const INTERVAL = 50

/** Changes a tag, publishes the draft and waits for the end: milliseconds from the call, or the limit if it was starved. */
export async function publishOnce(client: Client, { content }: Served): Promise<number> {
  const attributes = { code: `<script>window.published = ${Math.random()}</script>` }
  await client.call('write', 'PATCH', `/tags/${content.tags[1]!.id}`, { data: { type: 'tag', attributes } })
  const start = performance.now()
  const started = (await client.call('publish', 'POST', '/versions/draft/publish')) as Started | undefined
  const id = started?.data.relationships.operation.data.id
  if (!id) throw new Error('The publish was refused.')
  let took = 0
  for (;;) {
    const answer = (await client.call('operation', 'GET', `/operations/${id}`)) as Operation | undefined
    const state = answer?.data.attributes.state
    took = performance.now() - start
    if (state === 'completed') return took
    if (state === 'failed') throw new Error(`A publish failed: ${JSON.stringify(answer?.data.attributes.summary)}`)
    if (took > LIMIT) return LIMIT
    await new Promise((resolve) => setTimeout(resolve, INTERVAL))
  }
}

interface Started {
  data: { relationships: { operation: { data: { id: string } } } }
}
interface Operation {
  data: { attributes: { state: string; summary: object } }
}
