import { admin, apps } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import type { Api } from '#http/api.ts'
import { platformPage } from '#http/list-page.ts'
import { serve } from '#http/serve.ts'
import { changeSite } from './change-site.ts'
import { createSite } from './create-site.ts'
import { listLinkedMetaSites, listSites } from './list-sites.ts'
import { presentApp, presentMetaSite } from './present-site.ts'
import { removeSite } from './remove-site.ts'

/** Websites: for everybody who may see them, and for owners who make them. */
export function mountApps(api: Api): void {
  serve(api, apps.list, async ({ deps, user, query }) => {
    const { search, permission: actions, sort } = query
    const { rows, total } = await listSites(deps.db, user, { kinds: ['app'], search, actions, sort, ...pageOf(query) })
    return platformPage({ data: rows.map(presentApp), total })
  })

  serve(api, apps.one, ({ site }) => ({ data: presentApp(site) }))

  serve(api, apps.metaSites, async ({ deps, site, query }) => {
    const { search, sort } = query
    const { rows, total } = await listLinkedMetaSites(deps.db, site.id, { search, sort, ...pageOf(query) })
    return platformPage({ data: rows.map(presentMetaSite), total })
  })

  serve(api, admin.createApp, async ({ deps, user, body }) => {
    const { id, attributes } = body.data
    const made = await createSite(deps, { id, organisationId: user.organisationId, kind: 'app', ...attributes })
    return { data: presentApp(made) }
  })

  serve(api, admin.changeApp, async ({ deps, site, body }) => {
    await changeSite(deps, site.id, body.data.attributes)
    return undefined
  })

  serve(api, admin.removeApp, async ({ deps, site }) => {
    await removeSite(deps, site)
    return undefined
  })
}
