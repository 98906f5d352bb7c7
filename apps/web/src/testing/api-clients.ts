import { admin, apiClients, users } from '@waymark/api-client/endpoints'
import type { AnsweringServer } from '@waymark/api-client/testing'
import type { ApiClient, ApiClientCreate, ApiClientPatch } from '@waymark/domain/organisation'
import type { AccessPut } from '@waymark/domain/permission'
import { id, listed, northwind, SITES } from './northwind.ts'

type Attributes = ApiClient['attributes']
type Level = keyof Attributes['levels']

const OWNER = 'ingrid.solberg@northwind.example'
const NO_LEVELS = { view: 0, edit: 0, publish: 0, manage: 0 }

const client = (n: number, client_id: string, name: string, more: Partial<Attributes> = {}): ApiClient => ({
  id: id(n),
  type: 'api_client',
  attributes: {
    name,
    client_id,
    state: 'active',
    created_at: '2025-02-12T09:00:00+00:00',
    created_by: OWNER,
    ends_at: null,
    revoked_at: null,
    last_used_at: '2025-07-14T11:58:00+00:00',
    last_used_from: '203.0.113.24',
    secret_rotated_at: null,
    secret_rotated_by: null,
    levels: NO_LEVELS,
    ...more,
  },
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

/** The API clients of Northwind, one in each state. */
const CLIENTS: readonly ApiClient[] = [
  client(961, '48be69f1', 'Agency reporting', {
    state: 'revoked',
    revoked_at: '2025-07-08T08:21:00+00:00',
    levels: { ...NO_LEVELS, view: 2 },
  }),
  client(962, '7c04e1b9', 'Consent report', { ends_at: inDays(200), levels: { ...NO_LEVELS, view: 12 } }),
  client(963, 'b85f20ac', 'Release pipeline', {
    secret_rotated_at: '2025-06-02T09:00:00+00:00',
    secret_rotated_by: OWNER,
    levels: { ...NO_LEVELS, publish: 3, edit: 1 },
  }),
  client(964, 'd3f7085e', 'Spring campaign import', {
    state: 'ended',
    ends_at: '2025-05-31T21:59:59+00:00',
    levels: { ...NO_LEVELS, edit: 2 },
  }),
  client(965, '91aa3c70', 'Storefront smoke test', { ends_at: inDays(5), last_used_at: null, last_used_from: null }),
]

/** Northwind with API clients that are kept in memory. */
export function withApiClients(initial: readonly ApiClient[] = CLIENTS): AnsweringServer {
  let all = initial
  const given = new Map<string, Level | 'none'>([
    [id(1), 'publish'],
    [id(21), 'edit'],
  ])
  const change = (clientId: string | undefined, changes: Partial<Attributes>) => {
    all = all.map((one) => (one.id === clientId ? { ...one, attributes: { ...one.attributes, ...changes } } : one))
  }
  const one = (clientId: string | undefined) => all.find((found) => found.id === clientId)
  const answerOf = (found: ApiClient | undefined, meta?: object) =>
    found ? { body: { data: found, ...(meta && { meta }) } } : { status: 404, code: 'NOT_FOUND_ERROR' }
  const secret = { client_secret: 'wms_4TqzH7nRk2VwXc9LpYb6JdFsGm3A' }
  return northwind()
    .on(apiClients.list, (request) => {
      const state = new URLSearchParams(request.search).get('state')
      return listed(
        all.filter(({ attributes }) => state === null || attributes.state === state),
        request,
      )
    })
    .on(apiClients.one, ({ params }) => answerOf(one(params.clientId)))
    .on(apiClients.create, ({ body }) => {
      const { name, ends_at = null } = (body as { data: ApiClientCreate }).data.attributes
      const made = client(970, '5e0c77d2', name, { ends_at, last_used_at: null, last_used_from: null })
      all = [...all, made]
      return answerOf(made, secret)
    })
    .on(apiClients.change, ({ params, body }) => {
      change(params.clientId, (body as { data: ApiClientPatch }).data.attributes as Partial<Attributes>)
      return { body: '' }
    })
    .on(apiClients.rotateSecret, ({ params }) => {
      change(params.clientId, { secret_rotated_at: new Date().toISOString(), secret_rotated_by: OWNER })
      return answerOf(one(params.clientId), secret)
    })
    .on(apiClients.revoke, ({ params }) => {
      change(params.clientId, { state: 'revoked', revoked_at: new Date().toISOString() })
      return { body: '' }
    })
    .on(users.access, (request) =>
      listed(
        SITES.map(({ id: siteId, type, attributes }) => ({
          id: siteId,
          type: 'access_entry',
          attributes: {
            level: given.get(siteId) ?? 'none',
            actions: [],
            site_name: attributes.name,
            site_type: type,
          },
        })),
        request,
      ),
    )
    .on(admin.grant, ({ params, body }) => {
      given.set(params.appId ?? '', (body as { data: AccessPut }).data.attributes.level)
      return { body: '' }
    })
}
