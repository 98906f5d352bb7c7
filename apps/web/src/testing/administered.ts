import { admin, apps, installation, metaSites } from '@waymark/api-client/endpoints'
import type { AnsweringServer, TestRequest } from '@waymark/api-client/testing'
import type { App, AppCreate, AppPatch, MetaSite, MetaSiteApps, MetaSiteCreate } from '@waymark/domain/site'
import { id, listed, northwind, SITES } from './northwind.ts'

const NOW = '2025-07-14T12:00:00+00:00'

/** A copy of each site, so that stories do not change those of others. */
const copies = <S extends App | MetaSite>(type: S['type']): S[] =>
  SITES.filter((site) => site.type === type).map((site) => structuredClone(site) as S)

/** Northwind with websites and meta-sites that an owner adds, changes, links and deletes. */
export function administered(
  given: { websites?: readonly App[]; metaSites?: readonly MetaSite[] } = {},
): AnsweringServer {
  let websites = [...(given.websites ?? copies<App>('ppms/app'))]
  let shared = [...(given.metaSites ?? copies<MetaSite>('ppms/meta-site'))]
  const links = new Map<string, readonly string[]>([[id(21), [id(1), id(4)]]])
  const missing = { status: 404, code: 'NOT_FOUND_ERROR' } as const
  const find = <S extends { id: string }>(sites: readonly S[], wanted: string | undefined) =>
    sites.find((site) => site.id === wanted)
  const dataOf = <Data>({ body }: TestRequest) => (body as { data: Data }).data
  const counted = (site: MetaSite) => ({
    ...site,
    attributes: { ...site.attributes, app_count: links.get(site.id)?.length ?? 0 },
  })
  return northwind()
    .on(apps.list, (request) => listed(websites, request))
    .on(apps.one, ({ params }) => {
      const data = find(websites, params.appId)
      return data ? { body: { data } } : missing
    })
    .on(admin.createApp, (request) => {
      const { id: given = id(999), attributes } = dataOf<AppCreate>(request)
      const refused = attributes.urls?.findIndex((url) => url.includes('refused')) ?? -1
      if (refused >= 0) {
        return { status: 400, code: 'INVALID_JSON_ERROR', pointer: `/data/attributes/urls/${refused}` }
      }
      const dates = { created_at: NOW, updated_at: NOW }
      const data: App = { id: given, type: 'ppms/app', attributes: { ...attributes, ...dates } }
      websites = [...websites, data]
      return { body: { data } }
    })
    .on(admin.changeApp, (request) => {
      const site = find(websites, request.params.appId)
      if (!site) return missing
      const changed = Object.entries(dataOf<AppPatch>(request).attributes).filter(([, value]) => value !== undefined)
      const data: App = {
        ...site,
        attributes: { ...site.attributes, ...Object.fromEntries(changed), updated_at: NOW },
      }
      websites = websites.map((one) => (one === site ? data : one))
      return { status: 204, body: '' }
    })
    .on(admin.removeApp, ({ params }) => {
      if (!find(websites, params.appId)) return missing
      websites = websites.filter((site) => site.id !== params.appId)
      return { status: 204, body: '' }
    })
    .on(metaSites.list, (request) => listed(shared.map(counted), request))
    .on(metaSites.one, ({ params }) => {
      const data = find(shared, params.metaSiteId)
      return data ? { body: { data } } : missing
    })
    .on(metaSites.apps, ({ params }) => {
      const ids = links.get(params.metaSiteId ?? '') ?? []
      const data = websites.filter((site) => ids.includes(site.id))
      return { body: { data, meta: { total: data.length } } }
    })
    .on(admin.createMetaSite, (request) => {
      const { id: given = id(998), attributes } = dataOf<MetaSiteCreate>(request)
      const data: MetaSite = {
        id: given,
        type: 'ppms/meta-site',
        attributes: { ...attributes, created_at: NOW, updated_at: NOW },
      }
      shared = [...shared, data]
      return { body: { data } }
    })
    .on(admin.changeMetaSite, (request) => {
      const { name } = dataOf<MetaSiteCreate>(request).attributes
      shared = shared.map((site) =>
        site.id === request.params.metaSiteId ? { ...site, attributes: { ...site.attributes, name } } : site,
      )
      return { status: 204, body: '' }
    })
    .on(admin.removeMetaSite, ({ params }) => {
      shared = shared.filter((site) => site.id !== params.metaSiteId)
      return { status: 204, body: '' }
    })
    .on(admin.linkApps, (request) => {
      links.set(
        request.params.metaSiteId ?? '',
        dataOf<MetaSiteApps>(request).map((app) => app.id),
      )
      return { status: 204, body: '' }
    })
    .on(installation.code, ({ params }) => ({
      body: {
        data: {
          id: params.appId,
          type: 'installation_code',
          attributes: {
            snippet: `<script>\n  load('https://tags.example/containers/${params.appId}.js')\n</script>`,
            checks_addresses: true,
          },
        },
      },
    }))
    .on(installation.check, (request) => ({
      body: {
        data: {
          id: request.params.appId,
          type: 'installation_check',
          attributes: {
            url: dataOf<{ attributes: { url: string } }>(request).attributes.url,
            status: 200,
            finding: 'found',
            problem: null,
            other_website: null,
            blocked: ['container'],
          },
        },
      },
    }))
}
