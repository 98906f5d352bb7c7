import { presence as endpoints } from '@waymark/api-client/endpoints'
import type { Dependencies } from '#dependencies.ts'
import type { Api } from '#http/api.ts'
import { serve } from '#http/serve.ts'
import { editsSince } from '../edits.ts'
import { findRevision, forgetViewer, otherUsers, recordViewer } from './presence.ts'

type PresenceCall = { deps: Dependencies; site: { id: string }; params: { itemId: string } }

const find = ({ deps, site, params }: PresenceCall) => findRevision(deps.db, site.id, params.itemId)

/** Who has an item of the draft open, and what has become of it since the caller opened it. */
export function mountPresence(api: Api): void {
  serve(api, endpoints.update, {
    find,
    handle: async ({ deps: { db, clock }, site, user, params: { itemId }, found, body }) => {
      const viewer = { siteId: site.id, itemId, userId: user.id, at: clock() }
      await recordViewer(db, viewer)
      const users = await otherUsers(db, viewer)
      const { revision } = body.data.attributes
      const changes = revision === undefined ? [] : await editsSince(db, site.id, itemId, Number(revision))
      return { data: { id: itemId, type: 'presence', attributes: { revision: String(found), users, changes } } }
    },
  })
  // An item that was deleted is left without an error.
  serve(api, endpoints.remove, async ({ deps, site, user, params: { itemId } }) => {
    await forgetViewer(deps.db, { siteId: site.id, itemId, userId: user.id })
    return undefined
  })
}
