import { admin, apps, metaSites } from '@waymark/api-client/endpoints'
import { presentAccess } from '#access/rights.ts'
import type { Api } from '#http/api.ts'
import { platformPage } from '#http/list-page.ts'
import { serve } from '#http/serve.ts'
import { linkApps } from './link-apps.ts'
import { countLinkedApps, listLinkedApps, listLinkedMetaSites, listSites } from './list-sites.ts'
import { changeSite, createSite, presentApp, presentMetaSite, presentSite, removeSite } from './sites.ts'
import { changeTracker, presentTracker } from './tracker.ts'

/** Websites and meta-sites: lists for everyone who may see them, administration for owners. */
export function mountSites(api: Api): void {
  serve(api, apps.list, async ({ deps, user, query, url }) => {
    const wanted = { ...query, kinds: ['app'] as const, actions: query.permission }
    const { rows, total } = await listSites(deps.db, user, wanted)
    return platformPage({ data: rows.map(presentApp), total }, url, query)
  })
  serve(api, apps.one, ({ site }) => ({ data: presentApp(site) }))
  serve(api, apps.metaSites, async ({ deps, site, query, url }) => {
    const { rows, total } = await listLinkedMetaSites(deps.db, site.id, query)
    return platformPage({ data: rows.map((row) => presentMetaSite(row)), total }, url, query)
  })
  serve(api, apps.tracker, ({ deps, site }) => ({ data: presentTracker(site, deps.settings) }))
  serve(api, apps.changeTracker, ({ deps, site, by, body }) => changeTracker(deps, site.id, body.data.attributes, by))
  serve(api, admin.createApp, async ({ deps, user, by, body }) => {
    const { id, attributes } = body.data
    const site = await createSite(deps, { id, organisationId: user.organisationId, kind: 'app', ...attributes, by })
    return { data: presentApp(site) }
  })
  serve(api, admin.changeApp, ({ deps, site, by, body }) => changeSite(deps, site.id, body.data.attributes, by))
  serve(api, admin.removeApp, ({ deps, site, by }) => removeSite(deps, site, by))

  serve(api, metaSites.list, async ({ deps, user, query, url }) => {
    const wanted = { ...query, kinds: ['meta-site'] as const, actions: query.permission }
    const { rows, total } = await listSites(deps.db, user, wanted)
    const counts = await countLinkedApps(deps.db, user, rows)
    const data = rows.map((row) => presentMetaSite(row, counts.get(row.id) ?? 0))
    return platformPage({ data, total }, url, query)
  })
  serve(api, metaSites.withApps, async ({ deps, user, query, url }) => {
    const wanted = { ...query, kinds: ['app', 'meta-site'] as const, actions: query.action }
    const { rows, total } = await listSites(deps.db, user, wanted)
    return platformPage({ data: rows.map(presentSite), total }, url, query)
  })
  serve(api, metaSites.one, ({ site }) => ({ data: presentMetaSite(site) }))
  serve(api, metaSites.permissions, ({ site, actions }) => ({ data: presentAccess(site.id, actions) }))
  serve(api, metaSites.apps, async ({ deps, user, site, query, url }) => {
    const { rows, total } = await listLinkedApps(deps.db, user, site.id, query)
    return platformPage({ data: rows.map(presentApp), total }, url, query)
  })
  serve(api, admin.createMetaSite, async ({ deps, user, by, body }) => {
    const { id, attributes } = body.data
    const { organisationId } = user
    const site = await createSite(deps, { id, organisationId, kind: 'meta-site', ...attributes, by })
    return { data: presentMetaSite(site) }
  })
  serve(api, admin.changeMetaSite, ({ deps, site, by, body }) => changeSite(deps, site.id, body.data.attributes, by))
  serve(api, admin.removeMetaSite, ({ deps, site, by }) => removeSite(deps, site, by))
  serve(api, admin.linkApps, ({ deps, site, by, body }) => {
    const ids = body.data.map(({ id }) => id)
    return linkApps(deps, site, ids, by)
  })
}
