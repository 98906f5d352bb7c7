import type { KillableServer } from '../killable-server.ts'

/** What an item may hold now: what was acknowledged last, and what was sent after it without an answer. */
export interface KnownItem {
  readonly list: 'tags' | 'triggers' | 'variables'
  /** By the names of attributes that were sent. */
  readonly values: Map<string, readonly unknown[]>
  /** All attributes as they were answered when it was made. */
  readonly made: Readonly<Record<string, unknown>>
  /** Whether it is there: yes, no, or unknown because a deletion was not answered. */
  isThere: boolean | 'unknown'
}

/** An operation that was acknowledged, with what must be found when it has completed or failed. */
export interface KnownOperation {
  readonly id: string
  readonly kind: 'publish' | 'snapshot' | 'copy' | 'import' | 'stop' | 'resume'
  /** The id of what it makes or concerns: of a version or a tag; of an import the word in the names of its items. */
  readonly subject: string
}

/** All that servers have acknowledged. */
export interface Ledger {
  readonly items: Map<string, KnownItem>
  readonly operations: KnownOperation[]
}

export const createLedger = (): Ledger => ({ items: new Map(), operations: [] })

/** Calls of one server that are entered into the ledger. */
export function recorded({ items, operations }: Ledger, server: KillableServer) {
  const base = `/api/tag/v1/${server.appId}`

  return {
    /** Creates an item and gives its id if that was acknowledged. */
    async create(list: KnownItem['list'], attributes: { name: string } & Record<string, unknown>) {
      const answer = await server.call('POST', `${base}/${list}`, { data: { type: list.slice(0, -1), attributes } })
      if (answer?.status !== 201) return undefined
      const values = new Map(Object.entries(attributes).map(([name, value]) => [name, [value]]))
      items.set(answer.body.data.id, { list, values, made: answer.body.data.attributes, isThere: true })
      return answer.body.data.id as string
    },
    /** Changes attributes of an item; priorities of tags go through the call that sets many. */
    async change(id: string, attributes: Record<string, unknown>) {
      const item = items.get(id)!
      const { list, values, made } = item
      const data = { id, type: list.slice(0, -1), attributes }
      const sent = Object.entries(attributes)
      for (const [name, value] of sent) values.set(name, [...(values.get(name) ?? [made[name]]), value])
      const answer =
        'priority' in attributes
          ? await server.call('PATCH', `${base}/${list}`, { data: [data] })
          : await server.call('PATCH', `${base}/${list}/${id}`, { data })
      if (answer?.status === 204) for (const [name, value] of sent) values.set(name, [value])
      // Whether it was made before the database went away is not known.
      else if (answer && answer.status !== 503) throw new Error(`A change was refused: ${JSON.stringify(answer)}`)
    },
    async remove(id: string) {
      const item = items.get(id)!
      item.isThere = 'unknown'
      const answer = await server.call('DELETE', `${base}/${item.list}/${id}`)
      if (answer?.status === 204) item.isThere = false
    },
    /** Starts an operation by a call below the site. `subject` is read from the answer unless it is given. */
    async begin(kind: KnownOperation['kind'], path: string, body?: unknown, subject?: string) {
      keep(kind, await server.call('POST', `${base}/${path}`, body), subject)
    },
    async upload(word: string, text: string) {
      keep('import', await server.upload(`${base}/versions/import-file`, `${word}.json`, text), word)
    },
  }

  function keep(kind: KnownOperation['kind'], answer: Awaited<ReturnType<KillableServer['call']>>, subject?: string) {
    if (answer?.status !== 202) return
    const { id, relationships } = answer.body.data
    operations.push({ id: relationships.operation.data.id, kind, subject: subject ?? id })
  }
}
