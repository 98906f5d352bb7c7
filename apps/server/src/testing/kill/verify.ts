import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { KillableServer } from '../killable-server.ts'
import type { ItemList, KnownRecord, Ledger } from './ledger.ts'
import { endOf, type OperationEnd } from './operation-end.ts'
import { operationViolations } from './verify-operations.ts'

/** Reads below a site. */
export type Read = (path: string) => Promise<any>

interface Listed {
  id: string
  attributes: Record<string, any>
}

/** What a site has now. */
export interface FoundSite {
  readonly read: Read
  readonly lists: Readonly<Record<ItemList, readonly Listed[]>>
  readonly versions: readonly Listed[]
  /** Ids of tags that are stopped. */
  readonly stopped: readonly string[]
}

/** What a server does not have as it was acknowledged, as sentences; none if all is well. */
export async function violations(ledger: Ledger, server: KillableServer): Promise<readonly string[]> {
  const ends = new Map<string, OperationEnd>()
  for (const { id, site } of ledger.operations) ends.set(id, await endOf(reader(server, site), id))
  const found = [...ends].filter(([, { state }]) => state === 'stuck').map(([id]) => `The operation ${id} is stuck`)
  if (found.length > 0) return found

  const sites = new Map<string, FoundSite>()
  const known = [...ledger.items.values(), ...ledger.operations].map(({ site }) => site)
  for (const site of new Set([server.appId, ...known])) sites.set(site, await readSite(server, site))

  for (const record of [...ledger.items.values(), ...ledger.records.values()])
    found.push(...(await recordViolations(server, record)))
  for (const [id, { site, list, isThere }] of ledger.items) {
    const isListed = sites.get(site)?.lists[list].some((item) => item.id === id)
    if (isThere !== 'unknown' && isThere !== isListed) found.push(`${list} ${id} is listed wrongly`)
  }
  found.push(...(await operationViolations(ledger, sites, ends)))
  for (const site of sites.values()) found.push(...(await inconsistencies(site)))
  return [...found, ...(await storeViolations(server))]
}

const reader =
  (server: KillableServer, site: string): Read =>
  async (path) =>
    (await server.call('GET', `/api/tag/v1/${site}/${path}`))?.body

async function readSite(server: KillableServer, site: string): Promise<FoundSite> {
  const read = reader(server, site)
  const [tags, triggers, variables] = [
    await readAll(read, 'tags'),
    await readAll(read, 'triggers'),
    await readAll(read, 'variables'),
  ]
  const stopped = (await read('versions/published')).data.meta.stopped_tags.map(({ id }: { id: string }) => id)
  return { read, lists: { tags, triggers, variables }, versions: await readAll(read, 'versions'), stopped }
}

async function readAll(read: Read, path: string): Promise<Listed[]> {
  const all: Listed[] = []
  for (;;) {
    const { data, meta } = await read(`${path}?page[limit]=1000&page[offset]=${all.length}`)
    all.push(...data)
    if (data.length === 0 || all.length >= meta.total) return all
  }
}

/** What is not at an address as it was acknowledged. */
async function recordViolations(server: KillableServer, record: KnownRecord): Promise<string[]> {
  const { path, values, isThere, read } = record
  const answer = await server.call('GET', path)
  if (isThere !== 'unknown' && isThere !== (answer?.status === 200))
    return [`${path} should ${isThere ? '' : 'not '}be there, and is answered with ${answer?.status}`]
  if (answer?.status !== 200) return []
  const attributes = read ? read(answer.body) : answer.body.data.attributes
  return [...values]
    .filter(([name, possible]) => !possible.some((value) => isDeepStrictEqual(value, attributes[name])))
    .map(([name, possible]) => {
      return `${path} has ${name} ${JSON.stringify(attributes[name])}, not ${JSON.stringify(possible)}`
    })
}

/** Whether the container store gets what the server serves: what a killed process left out is looked for. */
async function storeViolations({ origin, appId, stored }: KillableServer): Promise<string[]> {
  const served = await fetch(`${origin}/containers/${appId}.js`).then((response) => response.text())
  for (let attempt = 0; attempt < 1200; attempt++) {
    if (stored() === served) return []
    await wait(50)
  }
  return ['The container store has another container than the server']
}

/** Contradictions within what a server has, apart from what was acknowledged. */
async function inconsistencies({ read, lists, versions }: FoundSite): Promise<string[]> {
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
