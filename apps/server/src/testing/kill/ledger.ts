import type { KillableServer } from '../killable-server.ts'

export type ItemList = 'tags' | 'triggers' | 'variables'

/** What one address may answer now: what was acknowledged last, and what was sent after it without an answer. */
export interface KnownRecord {
  /** Where it is read. */
  readonly path: string
  /** By the names of attributes that were sent. */
  readonly values: Map<string, readonly unknown[]>
  /** All attributes as they were before the first change. */
  readonly made: Readonly<Record<string, unknown>>
  /** Whether it is there: yes, no, or unknown because a deletion was not answered. */
  isThere: boolean | 'unknown'
  /** Reads the attributes from an answer that is no single resource. */
  readonly read?: ReadAttributes
}

type ReadAttributes = (answer: any) => Readonly<Record<string, unknown>>

/** A tag, trigger or variable. */
export interface KnownItem extends KnownRecord {
  readonly site: string
  readonly list: ItemList
}

export type OperationKind =
  | 'publish'
  | 'republish'
  | 'snapshot'
  | 'restore'
  | 'copy'
  | 'import'
  | 'import of a version'
  | 'export'
  | 'stop'
  | 'resume'

/** An operation that was acknowledged, with what must be found when it has completed or failed. */
export interface KnownOperation {
  readonly id: string
  readonly kind: OperationKind
  readonly site: string
  /**
   * The id of what it makes or concerns: of a version, an item or a file; of an import the word in the names of its items, and
   * of an import of a version or a restore the site.
   */
  readonly subject: string
}

/** All that servers have acknowledged. */
export interface Ledger {
  /** By their ids. */
  readonly items: Map<string, KnownItem>
  /** Everything else, by its address. */
  readonly records: Map<string, KnownRecord>
  readonly operations: KnownOperation[]
  /** Subjects of operations whose answer was lost, so that it is not known whether they were begun. */
  readonly unanswered: Set<string>
}

export const createLedger = (): Ledger => ({
  items: new Map(),
  records: new Map(),
  operations: [],
  unanswered: new Set(),
})

type Answer = Awaited<ReturnType<KillableServer['call']>>

/** Whether an answer acknowledges a write. A refusal would mean that nothing is written at all. */
function isAcknowledged(answer: Answer, what: string): answer is NonNullable<Answer> {
  // Whether it was written before the process or the database went away is not known.
  if (!answer || answer.status === 503) return false
  if (answer.status < 300) return true
  throw new Error(`${what} was refused: ${JSON.stringify(answer)}`)
}

/** Calls of one server that are entered into the ledger; those of items and versions concern one site. */
export function recorded(ledger: Ledger, server: KillableServer, site: string = server.appId) {
  const { items, records, operations, unanswered } = ledger
  const base = `/api/tag/v1/${site}`

  const calls = {
    /** Creates an item and gives its id if that was acknowledged. */
    async create(list: ItemList, attributes: { name: string } & Record<string, unknown>) {
      const answer = await server.call('POST', `${base}/${list}`, { data: { type: list.slice(0, -1), attributes } })
      if (answer?.status !== 201) return undefined
      const { id, attributes: made } = answer.body.data
      items.set(id, { site, list, path: `${base}/${list}/${id}`, values: sent(attributes), made, isThere: true })
      return id as string
    },
    /** Changes attributes of an item; priorities of tags go through the call that sets many. */
    async change(id: string, attributes: Record<string, unknown>) {
      const item = items.get(id)!
      const data = { id, type: item.list.slice(0, -1), attributes }
      await write(item, attributes, () =>
        'priority' in attributes
          ? server.call('PATCH', `${base}/${item.list}`, { data: [data] })
          : server.call('PATCH', item.path, { data }),
      )
    },
    async remove(id: string) {
      await removeAll([items.get(id)!], () => server.call('DELETE', items.get(id)!.path))
    },
    /** Discards the change that an item is: what was added with it leaves the draft. */
    async discard(id: string) {
      await removeAll([items.get(id)!], () => server.call('DELETE', `${base}/versions/draft/changes/${id}`))
    },
    /** Creates something else in a collection and gives its address if that was acknowledged. */
    async add(collection: string, type: string, attributes: Record<string, unknown>) {
      const answer = await server.call('POST', collection, { data: { type, attributes } })
      if (!isAcknowledged(answer, `An addition to ${collection}`)) return undefined
      const { id, attributes: made } = answer.body.data
      const path = `${collection}/${id}`
      const isShown = ([name]: [string, unknown]) => name in made
      const shown = Object.fromEntries(Object.entries(attributes).filter(isShown))
      records.set(path, { path, values: sent(shown), made, isThere: true })
      return path
    },
    /** Changes what is read at an address, by a call that is given; what it had before is read first. */
    async set(path: string, attributes: Record<string, unknown>, send: () => Promise<Answer>, read?: ReadAttributes) {
      if (!records.has(path)) {
        const before = await server.call('GET', path)
        if (before?.status !== 200) return
        const made = read ? read(before.body) : before.body.data.attributes
        records.set(path, { path, values: new Map(), made, isThere: true, ...(read && { read }) })
      }
      await write(records.get(path)!, attributes, send)
    },
    /** Changes a resource at its own address. */
    patch: (path: string, type: string, attributes: Record<string, unknown>) =>
      calls.set(path, attributes, () =>
        server.call('PATCH', path, { data: { id: path.slice(path.lastIndexOf('/') + 1), type, attributes } }),
      ),
    /** Deletes what is at an address, or all that is known below it. */
    async delete(path: string) {
      const gone = [...records.values()].filter((one) => one.path === path || one.path.startsWith(`${path}/`))
      await removeAll(gone, () => server.call('DELETE', path))
    },
    /** Starts an operation by a call below the site. `subject` is read from the answer unless it is given. */
    async begin(kind: OperationKind, path: string, body?: unknown, subject?: string) {
      return keep(kind, await server.call('POST', `${base}/${path}`, body), subject)
    },
    async upload(word: string, text: string) {
      return keep('import', await server.upload(`${base}/versions/import-file`, `${word}.json`, text), word)
    },
  }
  return calls

  async function write(record: KnownRecord, attributes: Record<string, unknown>, send: () => Promise<Answer>) {
    const { values, made } = record
    for (const [name, value] of Object.entries(attributes))
      values.set(name, [...(values.get(name) ?? [made[name]]), value])
    if (!isAcknowledged(await send(), `A change of ${record.path}`)) return
    for (const [name, value] of Object.entries(attributes)) values.set(name, [value])
  }

  async function removeAll(gone: readonly KnownRecord[], send: () => Promise<Answer>) {
    const there = gone.filter(({ isThere }) => isThere !== false)
    for (const record of there) record.isThere = 'unknown'
    if (isAcknowledged(await send(), 'A deletion')) for (const record of there) record.isThere = false
  }

  /** The id of an operation that was acknowledged. */
  function keep(kind: OperationKind, answer: Answer, subject?: string): string | undefined {
    if ((!answer || answer.status === 503) && subject !== undefined) unanswered.add(subject)
    if (answer?.status !== 202) return undefined
    const { id: made, relationships } = answer.body.data
    const { id } = relationships.operation.data
    operations.push({ id, kind, site, subject: subject ?? made })
    return id
  }
}

/** The calls of one server that a round writes with. */
export type Calls = ReturnType<typeof recorded>

const sent = (attributes: Record<string, unknown>): Map<string, readonly unknown[]> =>
  new Map(Object.entries(attributes).map(([name, value]) => [name, [value]]))
