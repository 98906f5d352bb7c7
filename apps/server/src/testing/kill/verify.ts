import { isDeepStrictEqual } from 'node:util'
import type { KillableServer } from '../killable-server.ts'
import type { KnownOperation, Ledger } from './ledger.ts'
import { IMPORTED } from './rounds.ts'

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

interface Listed {
  id: string
  attributes: Record<string, any>
}

/** What a server does not have as it was acknowledged, as sentences; none if all is well. */
export async function violations(ledger: Ledger, server: KillableServer): Promise<readonly string[]> {
  const read = async (path: string) => (await server.call('GET', `/api/tag/v1/${server.appId}/${path}`))?.body
  const ends = new Map<string, string>()
  for (const { id } of ledger.operations) ends.set(id, await endOf(read, id))
  const found: string[] = [...ends].filter(([, end]) => end === 'stuck').map(([id]) => `The operation ${id} is stuck`)

  const lists: Record<string, Listed[]> = {}
  for (const list of ['tags', 'triggers', 'variables']) lists[list] = await readAll(read, list)
  const versions = await readAll(read, 'versions')
  const stopped = (await read('versions/published')).data.meta.stopped_tags.map(({ id }: { id: string }) => id)

  for (const [id, { list, values, isThere }] of ledger.items) {
    const isListed = lists[list]!.some((item) => item.id === id)
    if (isThere !== 'unknown' && isThere !== isListed)
      found.push(`${list} ${id} should ${isThere ? '' : 'not '}be there`)
    if (!isListed) continue
    const { attributes } = (await read(`${list}/${id}`)).data
    for (const [name, possible] of values) {
      if (possible.some((value) => isDeepStrictEqual(value, attributes[name]))) continue
      found.push(`${list} ${id} has ${name} ${JSON.stringify(attributes[name])}, not ${JSON.stringify(possible)}`)
    }
  }
  for (const operation of ledger.operations) {
    const end = ends.get(operation.id)
    const isAsItEnded = checks({ lists, versions, stopped })[operation.kind](
      operation,
      end === 'completed',
      ends,
      ledger,
    )
    if (!isAsItEnded) found.push(`${operation.kind} of ${operation.subject} has ${end}, which is not what is found`)
  }
  return [...found, ...(await inconsistencies(read, lists, versions)), ...(await storeViolations(server))]
}

type Read = (path: string) => Promise<any>

async function readAll(read: Read, path: string): Promise<Listed[]> {
  const all: Listed[] = []
  for (;;) {
    const { data, meta } = await read(`${path}?page[limit]=1000&page[offset]=${all.length}`)
    all.push(...data)
    if (data.length === 0 || all.length >= meta.total) return all
  }
}

/** The state of an operation once it has ended. The claim of a killed process lapses with its lease of 30 s. */
async function endOf(read: Read, id: string): Promise<string> {
  for (let look = 0; look < 3600; look++) {
    const { state } = (await read(`operations/${id}`))?.data.attributes ?? {}
    if (state === 'completed' || state === 'failed') return state
    await wait(50)
  }
  return 'stuck'
}

/** Whether the container store gets what the server serves: what a killed process left out is looked for. */
async function storeViolations({ origin, appId, stored }: KillableServer): Promise<string[]> {
  const served = await fetch(`${origin}/containers/${appId}.js`).then((response) => response.text())
  for (let look = 0; look < 1200; look++) {
    if (stored() === served) return []
    await wait(50)
  }
  return ['The container store has another container than the server']
}

interface Found {
  readonly lists: Readonly<Record<string, readonly Listed[]>>
  readonly versions: readonly Listed[]
  readonly stopped: readonly string[]
}

type Check = (of: KnownOperation, isCompleted: boolean, ends: ReadonlyMap<string, string>, ledger: Ledger) => boolean

/** Whether what is found is what an operation leaves that has completed, or one that has changed nothing. */
const checks = ({ lists, versions, stopped }: Found): Record<KnownOperation['kind'], Check> => {
  const isStoppedAsTold: Check = ({ subject }, _, ends, { operations }) => {
    const last = operations.findLast(({ id, kind, subject: tag }) => {
      return tag === subject && (kind === 'stop' || kind === 'resume') && ends.get(id) === 'completed'
    })
    return stopped.includes(subject) === (last?.kind === 'stop')
  }
  return {
    publish: () => true,
    snapshot: ({ subject }, isCompleted) => versions.some(({ id }) => id === subject) === isCompleted,
    copy: ({ subject }, isCompleted) => lists.tags!.some(({ id }) => id === subject) === isCompleted,
    import: ({ subject }, isCompleted) =>
      Object.entries(IMPORTED).every(([list, count]) => {
        const added = lists[list]!.filter(({ attributes }) => attributes.name.startsWith(`${subject} `))
        return added.length === (isCompleted ? count : 0)
      }),
    stop: isStoppedAsTold,
    resume: isStoppedAsTold,
  }
}

/** What contradicts itself, whatever was acknowledged. */
async function inconsistencies(
  read: Read,
  lists: Readonly<Record<string, readonly Listed[]>>,
  versions: readonly Listed[],
): Promise<string[]> {
  const found: string[] = []
  const ofType = (type: string) => versions.filter(({ attributes }) => attributes.version_type === type)
  if (ofType('draft').length !== 1 || ofType('published').length !== 1)
    found.push('There is not one draft and one published version')
  const { total } = (await read('versions/draft/changes')).meta
  if (ofType('draft')[0]?.attributes.has_changes !== total > 0)
    found.push(`The draft says wrongly whether ${total} changes are changes`)
  for (const [list, items] of Object.entries(lists)) {
    if (new Set(items.map(({ attributes }) => attributes.name)).size !== items.length)
      found.push(`Two ${list} have one name`)
  }
  return found
}
