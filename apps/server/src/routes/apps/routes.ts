import { admin, apps } from '@waymark/api-client/endpoints'
import { pageOf } from '@waymark/api-client/json-api'
import type { Api } from '../../http/api.ts'
import { platformPage } from '../../http/page.ts'
import { serve } from '../../http/serve.ts'
import { changeSite } from '../../suite/sites/change-site.ts'
import { createSite } from '../../suite/sites/create-site.ts'
import { listLinkedMetaSites, listSites } from '../../suite/sites/list-sites.ts'
import { presentApp, presentMetaSite } from '../../suite/sites/present-site.ts'
import { removeSite } from '../../suite/sites/remove-site.ts'

/** Websites: for everybody who may see them, and for owners who make them. */
export function mountApps(api: Api): void {
  serve(api, apps.list, async ({ world, user, query }) => {
    const { search, permission: actions, sort } = query
    const { rows, total } = await listSites(world.db, user, { kinds: ['app'], search, actions, sort, ...pageOf(query) })
    return platformPage({ data: rows.map(presentApp), total })
  })

  serve(api, apps.one, ({ site }) => ({ data: presentApp(site) }))

  serve(api, apps.metaSites, async ({ world, site, query }) => {
    const { search, sort } = query
    const { rows, total } = await listLinkedMetaSites(world.db, site.id, { search, sort, ...pageOf(query) })
    return platformPage({ data: rows.map(presentMetaSite), total })
  })

  serve(api, admin.createApp, async ({ world, user, body }) => {
    const { id, attributes } = body.data
    const made = await createSite(world, { id, organisationId: user.organisationId, kind: 'app', ...attributes })
    return { data: presentApp(made) }
  })

  serve(api, admin.changeApp, async ({ world, site, body }) => {
    await changeSite(world, site.id, body.data.attributes)
    return undefined
  })

  serve(api, admin.removeApp, async ({ world, site }) => {
    await removeSite(world, site)
    return undefined
  })
}
