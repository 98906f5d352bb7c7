import type { KillableServer } from './killable-server.ts'

const base = (server: KillableServer) => `/api/tag/v1/${server.appId}`

/** Clients that add tags and publish until they are told to stop, also while there is no server. */
export interface TagTraffic {
  /** Names of the tags that were sent, and those of them that were acknowledged. */
  readonly sent: ReadonlySet<string>
  readonly acknowledged: ReadonlySet<string>
  /** The statuses that were answered. */
  readonly statuses: ReadonlySet<number>
  /** Sends to another server from now on; to none with undefined. */
  to(server: KillableServer | undefined): void
  stop(): Promise<void>
}

/** Starts three clients; without a server they go on trying. */
export function startTagTraffic(first: KillableServer): TagTraffic {
  const sent = new Set<string>()
  const acknowledged = new Set<string>()
  const statuses = new Set<number>()
  let server: KillableServer | undefined = first
  let isRunning = true
  const post = async (path: string, body?: unknown) => {
    const answer = server && (await server.call('POST', `${base(server)}/${path}`, body))
    if (answer) statuses.add(answer.status)
    else await new Promise((resolve) => setTimeout(resolve, 50))
    return answer
  }
  const write = async (writer: number) => {
    for (let count = 0; isRunning; count++) {
      const name = `Writer ${writer}, tag ${count}`
      sent.add(name)
      const attributes = { name, template: 'custom_tag', code: '<i>1</i>' }
      const answer = await post('tags', { data: { type: 'tag', attributes } })
      if (answer?.status === 201) acknowledged.add(name)
      if (count % 5 === 4) await post('versions/draft/publish')
    }
  }
  const ended = Promise.all([1, 2, 3].map(write))
  return {
    sent,
    acknowledged,
    statuses,
    to(other) {
      server = other
    },
    async stop() {
      isRunning = false
      await ended
    },
  }
}

/** The names of all tags. */
export async function tagNames(server: KillableServer): Promise<string[]> {
  const names: string[] = []
  for (;;) {
    const page = await server.call('GET', `${base(server)}/tags?page[limit]=1000&page[offset]=${names.length}`)
    const { data, meta } = page?.body ?? {}
    names.push(...data.map((tag: { attributes: { name: string } }) => tag.attributes.name))
    if (data.length === 0 || names.length >= meta.total) return names
  }
}

/** Adds one more tag and publishes it; whether everything is published when the operation has ended. */
export async function publishOneMore(server: KillableServer, name: string): Promise<boolean> {
  const get = async (path: string) => (await server.call('GET', `${base(server)}/${path}`))?.body.data.attributes
  const attributes = { name, template: 'custom_tag', code: '<i>2</i>' }
  const added = await server.call('POST', `${base(server)}/tags`, { data: { type: 'tag', attributes } })
  if (added?.status !== 201) return false
  const publish = await server.call('POST', `${base(server)}/versions/draft/publish`)
  const operation = publish?.body.data.relationships.operation.data.id
  while (!['completed', 'failed'].includes((await get(`operations/${operation}`)).state))
    await new Promise((resolve) => setTimeout(resolve, 50))
  return !(await get('versions/draft')).has_changes
}
