import {
  access,
  apps,
  cdp,
  installation,
  licence,
  metaSites,
  modules,
  presence,
  session,
  tags,
  triggers,
  users,
  variables,
  versions,
} from '@waymark/api-client/endpoints'
import {
  type Answered,
  type AnsweringServer,
  answering,
  sessionAnswer,
  type TestRequest,
} from '@waymark/api-client/testing'
import { NO_TRACKER, type Site } from '@waymark/domain/site'
import type { User } from '@waymark/domain/user'
import { draftChangesAnswer } from './draft-changes.ts'

const DATES = { created_at: '2025-03-02T08:00:00+00:00', updated_at: '2025-07-14T11:42:00+00:00' }

/** The id of the nth thing, as a UUID. */
export const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

const app = (n: number, name: string, ...hosts: string[]): Site => ({
  id: id(n),
  type: 'ppms/app',
  attributes: { name, urls: hosts.map((host) => `https://${host}/`), gdpr: true, ...DATES },
})
const metaSite = (n: number, name: string): Site => ({
  id: id(n),
  type: 'ppms/meta-site',
  attributes: { name, ...DATES },
})

/** The sites of the organisation in the stories, by name. */
export const SITES: readonly Site[] = [
  metaSite(21, 'Northwind Europe'),
  metaSite(22, 'Northwind Global consent'),
  app(1, 'Northwind Outdoor', 'www.northwind-outdoor.example'),
  app(2, 'Northwind Outdoor Japan – Staging environment for the 2026 relaunch', 'jp-staging.northwind-outdoor.example'),
  app(3, 'Northwind Outdoor US', 'us.northwind-outdoor.example'),
  app(4, 'Northwind Outlet', 'outlet.northwind-outdoor.example', 'sale.northwind.example', 'outlet.northwind.example'),
  app(5, 'Ridgeline Rentals', 'rent.ridgeline.example'),
  app(6, 'Summit Club loyalty portal', 'club.northwind-outdoor.example'),
  app(7, 'Trail Journal', 'journal.northwind-outdoor.example'),
  app(8, 'Wholesale portal', 'b2b.northwind-outdoor.example'),
  app(9, 'Winter boots campaign', 'boots.northwind.example'),
  app(10, 'Zermatt store', 'zermatt.northwind.example'),
]

/** A page of a list by the query of the request: its limit, offset and search. */
export const listed = (items: readonly unknown[], { search }: TestRequest): Answered => {
  const query = new URLSearchParams(search)
  const limit = Number(query.get('limit') ?? query.get('page[limit]') ?? 10)
  const offset = Number(query.get('offset') ?? query.get('page[offset]') ?? 0)
  const text = (
    query.get('search') ??
    query.get('name') ??
    query.get('filter[search]') ??
    query.get('filter[name]') ??
    ''
  ).toLowerCase()
  const found = items.filter((item) => JSON.stringify(item).toLowerCase().includes(text))
  return { body: { data: found.slice(offset, offset + limit), meta: { total: found.length } } }
}

const some = (total: number): Answered => ({ body: { data: [], meta: { total } } })

const version = (versionId: string, attributes: object) => ({
  id: versionId,
  type: 'version',
  attributes: {
    author: { id: id(900), email: 'ingrid.solberg@northwind.example' },
    has_changes: false,
    parent_id: null,
    published_at: null,
    publisher: null,
    name: null,
    description: null,
    ...DATES,
    ...attributes,
  },
})

export const DRAFT = version(id(801), { version_type: 'draft', version_major: 43, version_minor: 0, has_changes: true })
export const LIVE = version(id(802), {
  version_type: 'published',
  version_major: 42,
  version_minor: 0,
  published_at: '2025-07-08T09:12:00+00:00',
})

export const LICENCE = {
  id: id(910),
  type: 'ppms/license',
  attributes: {
    expires_at: '2027-12-31T00:00:00+00:00',
    inactive_at: null,
    status: 'active',
    modules: ['tag_manager', 'analytics', 'consent_manager', 'customer_data_platform'],
    plan: { type: 'business', traffic_limit: 1_000_000 },
    is_trial: false,
  },
}

/** A website whose first steps are no longer shown. */
const SET_UP = {
  type: 'installation',
  attributes: {
    first_loaded_at: '2025-03-02T08:00:00+00:00',
    last_loaded_at: '2025-07-10T11:42:00+00:00',
    loaded_from: null,
    has_tags: true,
    has_published_tags: true,
    fired_at: null,
    dismissed: true,
  },
}

/** Who is signed in. */
export const INGRID: User = {
  id: id(900),
  type: 'ppms/user',
  attributes: {
    email: 'ingrid.solberg@northwind.example',
    name: '',
    role: 'OWNER',
    language: 'en-GB',
    organization: 'Northwind',
  },
}

/** A server that answers for the organisation Northwind, out of memory. Stories change single answers with `.on(…)`. */
export function northwind(): AnsweringServer {
  const site = ({ params }: TestRequest, key: string): Answered => {
    const found = SITES.find((one) => one.id === params[key] && (key === 'appId') === (one.type === 'ppms/app'))
    return found ? { body: { data: found } } : { status: 404, code: 'NOT_FOUND_ERROR' }
  }
  return answering()
    .on(session.current, () => ({ body: sessionAnswer({ at: Date.now() }) }))
    .on(session.provider, () => ({ body: { provider: null } }))
    .on(users.me, () => ({ body: { data: INGRID } }))
    .on(licence.one, () => ({ body: { data: LICENCE } }))
    .on(modules.list, (request) =>
      listed(
        LICENCE.attributes.modules.map((module) => ({ id: module, type: 'ppms/module', attributes: {} })),
        request,
      ),
    )
    .on(cdp.access, () => ({ body: { data: { state: 'granted' } } }))
    .on(metaSites.withApps, (request) => listed(SITES, request))
    .on(metaSites.list, (request) =>
      listed(
        SITES.filter(({ type }) => type === 'ppms/meta-site'),
        request,
      ),
    )
    .on(apps.list, (request) =>
      listed(
        SITES.filter(({ type }) => type === 'ppms/app'),
        request,
      ),
    )
    .on(apps.one, (request) => site(request, 'appId'))
    .on(installation.state, ({ params }) => ({ body: { data: { ...SET_UP, id: String(params.appId) } } }))
    .on(apps.tracker, ({ params }) => ({
      body: {
        data: {
          id: params.appId,
          type: 'tracker',
          attributes: { ...NO_TRACKER, installation: { js_url: '', php_url: '', dialect: 'extended' } },
        },
      },
    }))
    .on(metaSites.one, (request) => site(request, 'metaSiteId'))
    .on(access.entry, ({ params }) => ({
      body: {
        data: { id: params.appId, type: 'access_entry', attributes: { actions: ['view', 'edit', 'publish'] } },
      },
    }))
    .on(versions.changelog, () => some(31))
    .on(versions.draftChanges, (request) => draftChangesAnswer(14, request))
    .on(versions.one, ({ params }) => ({ body: { data: params.versionId === 'draft' ? DRAFT : LIVE } }))
    .on(presence.update, ({ params }) => ({
      body: {
        data: { id: params.itemId, type: 'presence', attributes: { revision: '', users: [], changes: [] } },
      },
    }))
    .on(presence.remove, () => ({ body: '' }))
    .on(tags.list, () => some(412))
    .on(triggers.list, () => some(268))
    .on(variables.list, () => some(143))
}
