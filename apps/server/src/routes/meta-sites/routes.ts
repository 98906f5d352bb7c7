import { admin, metaSites } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import type { Api } from '../../http/api.ts'
import { platformPage } from '../../http/page.ts'
import { serve } from '../../http/serve.ts'
import { changeSite } from '../../suite/sites/change-site.ts'
import { createSite } from '../../suite/sites/create-site.ts'
import { linkApps } from '../../suite/sites/link-apps.ts'
import { listSites } from '../../suite/sites/list-sites.ts'
import { presentMetaSite, presentSite } from '../../suite/sites/present-site.ts'
import { removeSite } from '../../suite/sites/remove-site.ts'
import { presentEntry } from '../access/routes.ts'

/** Meta-sites: for everybody who may see them or a site that uses them, and for owners who make them. */
export function mountMetaSites(api: Api): void {
  serve(api, metaSites.list, async ({ world, user, query }) => {
    const { search, permission: actions, sort } = query
    const asked = { kinds: ['meta-site'] as const, search, actions, sort, ...pageOf(query) }
    const { rows, total } = await listSites(world.db, user, asked)
    return platformPage({ data: rows.map(presentMetaSite), total })
  })

  serve(api, metaSites.withApps, async ({ world, user, query }) => {
    const { search, action: actions, sort } = query
    const asked = { kinds: ['app', 'meta-site'] as const, search, actions, sort, ...pageOf(query) }
    const { rows, total } = await listSites(world.db, user, asked)
    return platformPage({ data: rows.map(presentSite), total })
  })

  serve(api, metaSites.one, ({ site }) => ({ data: presentMetaSite(site) }))
  serve(api, metaSites.permissions, ({ site, actions }) => ({ data: presentEntry(site.id, actions) }))

  serve(api, admin.createMetaSite, async ({ world, user, body }) => {
    const { id, attributes } = body.data
    const made = await createSite(world, { id, organisationId: user.organisationId, kind: 'meta-site', ...attributes })
    return { data: presentMetaSite(made) }
  })

  serve(api, admin.changeMetaSite, async ({ world, site, body }) => {
    await changeSite(world, site.id, body.data.attributes)
    return undefined
  })

  serve(api, admin.removeMetaSite, async ({ world, site }) => {
    await removeSite(world, site)
    return undefined
  })

  serve(api, admin.linkApps, async ({ world, site, body }) => {
    await linkApps(
      world,
      site,
      body.data.map(({ id }) => id),
    )
    return undefined
  })
}
