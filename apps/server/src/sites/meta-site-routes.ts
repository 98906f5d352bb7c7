import { admin, metaSites } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import { presentEntry } from '#access/rights-routes.ts'
import type { Api } from '#http/api.ts'
import { platformPage } from '#http/list-page.ts'
import { serve } from '#http/serve.ts'
import { changeSite } from './change-site.ts'
import { createSite } from './create-site.ts'
import { linkApps } from './link-apps.ts'
import { listSites } from './list-sites.ts'
import { presentMetaSite, presentSite } from './present-site.ts'
import { removeSite } from './remove-site.ts'

/** Meta-sites: for everybody who may see them or a site that uses them, and for owners who make them. */
export function mountMetaSites(api: Api): void {
  serve(api, metaSites.list, async ({ deps, user, query }) => {
    const { search, permission: actions, sort } = query
    const asked = { kinds: ['meta-site'] as const, search, actions, sort, ...pageOf(query) }
    const { rows, total } = await listSites(deps.db, user, asked)
    return platformPage({ data: rows.map(presentMetaSite), total })
  })

  serve(api, metaSites.withApps, async ({ deps, user, query }) => {
    const { search, action: actions, sort } = query
    const asked = { kinds: ['app', 'meta-site'] as const, search, actions, sort, ...pageOf(query) }
    const { rows, total } = await listSites(deps.db, user, asked)
    return platformPage({ data: rows.map(presentSite), total })
  })

  serve(api, metaSites.one, ({ site }) => ({ data: presentMetaSite(site) }))
  serve(api, metaSites.permissions, ({ site, actions }) => ({ data: presentEntry(site.id, actions) }))

  serve(api, admin.createMetaSite, async ({ deps, user, body }) => {
    const { id, attributes } = body.data
    const made = await createSite(deps, { id, organisationId: user.organisationId, kind: 'meta-site', ...attributes })
    return { data: presentMetaSite(made) }
  })

  serve(api, admin.changeMetaSite, async ({ deps, site, body }) => {
    await changeSite(deps, site.id, body.data.attributes)
    return undefined
  })

  serve(api, admin.removeMetaSite, async ({ deps, site }) => {
    await removeSite(deps, site)
    return undefined
  })

  serve(api, admin.linkApps, async ({ deps, site, body }) => {
    await linkApps(
      deps,
      site,
      body.data.map(({ id }) => id),
    )
    return undefined
  })
}
