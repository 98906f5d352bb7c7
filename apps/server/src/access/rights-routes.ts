import { access, admin } from '@waymark/api-client/endpoints'
import type { AccessEntry, Action } from '@waymark/domain/permission'
import { isId } from '@waymark/domain/resource'
import type { Api } from '#http/api.ts'
import { serve } from '#http/serve.ts'
import { grant } from './grant.ts'
import { findUser } from './user.ts'
import { visibleSite } from './visible-site.ts'

/** What people may do on sites and meta-sites. */
export function mountAccess(api: Api): void {
  // A site that cannot be seen has an entry as well, an empty one, so that nobody learns that it exists.
  serve(api, access.entry, async ({ deps, user, params }) => {
    const place = isId(params.appId) ? await visibleSite(deps.db, user, params.appId) : undefined
    return { data: presentEntry(params.appId, place?.actions ?? []) }
  })

  serve(api, admin.grant, {
    find: ({ deps, user, params }) => findUser(deps.db, user.organisationId, params.userId),
    handle: async ({ deps, params, found, body }) => {
      const { level } = body.data.attributes
      await grant(deps.db, { siteId: params.appId, userId: found.id, level })
      return undefined
    },
  })
}

/** An access entry as the API shows it. */
export const presentEntry = (siteId: string, actions: readonly Action[]): AccessEntry => ({
  id: siteId,
  type: 'access_entry',
  attributes: { actions: [...actions] },
})
