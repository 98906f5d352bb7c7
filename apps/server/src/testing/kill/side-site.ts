import type { KillableServer } from '../killable-server.ts'
import { type Calls, type Ledger, recorded } from './ledger.ts'
import { endOf } from './operation-end.ts'

/** A site besides the one that all rounds write to, for what replaces or takes back the whole of a draft. */
export interface SideSite {
  readonly id: string
  readonly calls: Calls
  /** Id of the tag that is not published. */
  readonly unpublished: string
  /** Ids of the versions that were published, the first without tags. */
  readonly versions: readonly [string, string]
}

/** The tag that the side site has published, and the one that it has not. */
export const PUBLISHED_NAME = 'Published'
export const UNPUBLISHED_NAME = 'Not published'

/** Makes a site with two published versions and a change in its draft, before anything is killed. */
export async function makeSideSite(ledger: Ledger, server: KillableServer, name: string): Promise<SideSite> {
  const created = await server.call('POST', '/api/apps/v2', {
    data: { type: 'ppms/app', attributes: { name, urls: ['https://side.example.com'] } },
  })
  const id: string = created?.body.data.id
  const calls = recorded(ledger, server, id)
  const read = async (path: string) => (await server.call('GET', `/api/tag/v1/${id}/${path}`))?.body
  const first = (await read('versions/published')).data.id
  await calls.create('tags', { name: PUBLISHED_NAME, template: 'custom_tag', code: '<i>1</i>' })
  const published = await calls.begin('publish', 'versions/draft/publish')
  await endOf(read, published ?? '')
  const second = (await read('versions/published')).data.id
  const unpublished = await calls.create('tags', { name: UNPUBLISHED_NAME, template: 'custom_tag', code: '<i>2</i>' })
  if (first === second || !unpublished) throw new Error('The side site was not made')
  return { id, calls, unpublished, versions: [first, second] }
}
