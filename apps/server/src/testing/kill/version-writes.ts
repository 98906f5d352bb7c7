import { recorded } from './ledger.ts'
import { makeSideSite } from './side-site.ts'
import type { Round, Write } from './write.ts'

const sideSite = ({ ledger, server, round }: Round) => makeSideSite(ledger, server, `Side site ${round}`)

/** Writes that concern whole versions. */
export const VERSION_WRITES: readonly Write[] = [
  async (round) => {
    const { id, calls, versions, unpublished } = await sideSite(round)
    // The restore takes this tag away.
    round.ledger.items.get(unpublished)!.isThere = 'unknown'
    return () => calls.begin('restore', `versions/${versions[1]}/restore`, undefined, id)
  },
  async (round) => {
    const { calls, versions } = await sideSite(round)
    return () => calls.begin('republish', `versions/${versions[0]}/publish`, undefined, versions[0])
  },
  async (round) => {
    const { calls, unpublished } = await sideSite(round)
    return () => calls.discard(unpublished)
  },
  async (round) => {
    const { versions } = await sideSite(round)
    const target = await round.server.call('POST', '/api/apps/v2', {
      data: { type: 'ppms/app', attributes: { name: `Target ${round.round}` } },
    })
    const { id: site } = target?.body.data ?? {}
    const from = { data: { id: versions[1], type: 'version' } }
    return () => recorded(round.ledger, round.server, site).begin('import of a version', 'versions/import', from, site)
  },
  ({ calls }) =>
    () =>
      calls.begin('export', 'versions/published/export-files'),
  async ({ calls, server, round }) => {
    const base = `/api/tag/v1/${server.appId}/versions`
    const { id } = (await server.call('GET', `${base}/published`))?.body.data ?? {}
    return async () => {
      await calls.patch(`${base}/${id}`, 'version', { name: `Version ${round}`, description: null })
      await calls.patch(`${base}/${id}`, 'version', { description: `Described in round ${round}` })
    }
  },
  ({ calls, server, round }) => {
    const links = `/api/tag/v1/${server.appId}/versions/draft/debug-links`
    return async () => {
      await Promise.all([1, 2].map(() => calls.add(links, 'debug-link', { valid_days: 30 })))
      if (round % 2 === 1) await calls.delete(links)
    }
  },
  async ({ calls, server }) => {
    const links = `/api/tag/v1/${server.appId}/versions/draft/debug-links`
    await Promise.all([1, 2, 3].map(() => calls.add(links, 'debug-link', { valid_days: 30 })))
    return () => calls.delete(links)
  },
]
