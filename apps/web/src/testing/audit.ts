import { audit } from '@waymark/api-client/endpoints'
import type { AnsweringServer } from '@waymark/api-client/testing'
import { AUDIT_GROUPS, type AuditEntry, actionsOf } from '@waymark/domain/audit'
import { id, listed, northwind } from './northwind.ts'

const OWNER = { type: 'member', id: id(1), name: 'owner@northwind.example' } as const
const PUBLISHER = { type: 'member', id: id(2), name: 'publisher@northwind.example' } as const
const PIPELINE = { type: 'client', id: id(3), name: 'Release pipeline' } as const
const NOT_SIGNED_IN = { type: 'anonymous', id: null, name: '' } as const

const entry = (n: number, attributes: Partial<AuditEntry['attributes']>): AuditEntry => ({
  id: id(n),
  type: 'audit_entry',
  attributes: {
    created_at: '2025-07-14T12:31:08+00:00',
    action: 'client.secret_rotated',
    actor: OWNER,
    object: { type: 'client', id: id(3), name: 'Release pipeline' },
    site: null,
    address: '192.0.2.44',
    user_agent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
    browser: 'Firefox',
    system: 'macOS',
    signed_in_with: 'password',
    signed_in_at: '2025-07-14T09:44:02+00:00',
    request_id: '5c0f-91ae-04d2',
    changes: [],
    ...attributes,
  },
})

const person = (n: number, name: string) => ({ type: 'person', id: id(n), name: `${name}@northwind.example` }) as const
const version = (n: number, name: string, site: string) => ({
  object: { type: 'version', id: id(n), name } as const,
  site: { id: id(n + 100), name: site },
})

export const ENTRIES: readonly AuditEntry[] = [
  entry(980, {}),
  entry(981, {
    created_at: '2025-07-14T11:58:41+00:00',
    action: 'version.published',
    actor: PIPELINE,
    ...version(40, '17.3', 'Northwind Outlet'),
    address: '203.0.113.24',
    user_agent: 'python-requests/2.32',
    browser: 'python-requests',
    system: null,
    signed_in_with: 'client-secret',
    signed_in_at: '2025-07-14T11:58:40+00:00',
  }),
  entry(982, {
    created_at: '2025-07-14T09:47:20+00:00',
    action: 'person.changed',
    object: person(4, 'editor'),
    changes: [
      { field: 'role', of: null, before: 'OWNER', after: 'USER' },
      { field: 'level', of: 'Northwind Outdoor', before: 'view', after: 'edit' },
      { field: 'level', of: 'Northwind Outlet', before: 'none', after: 'view' },
    ],
  }),
  entry(983, {
    created_at: '2025-07-14T09:46:20+00:00',
    action: 'level.changed',
    object: person(4, 'editor'),
    changes: [
      { field: 'level', of: 'Northwind Outdoor', before: 'view', after: 'edit' },
      { field: 'level', of: 'Northwind Outlet', before: 'none', after: 'view' },
    ],
  }),
  entry(984, {
    created_at: '2025-07-14T09:44:02+00:00',
    action: 'sign_in.completed',
    object: person(1, 'owner'),
    signed_in_with: null,
    signed_in_at: null,
    changes: [{ field: 'method', of: null, before: null, after: 'password' }],
  }),
  entry(985, {
    created_at: '2025-07-13T20:40:15+00:00',
    action: 'sign_in.refused',
    actor: NOT_SIGNED_IN,
    object: person(1, 'owner'),
    address: '198.51.100.7',
    signed_in_with: null,
    signed_in_at: null,
    changes: [{ field: 'method', of: null, before: null, after: 'password' }],
  }),
  entry(986, {
    created_at: '2025-07-12T14:05:52+00:00',
    action: 'webhook.changed',
    object: { type: 'webhook', id: id(5), name: 'Data warehouse' },
    changes: [
      { field: 'events', of: null, before: ['version.published'], after: ['version.published', 'item.changed'] },
      { field: 'is_active', of: null, before: false, after: true },
      { field: 'url', of: null, before: null, after: null },
    ],
  }),
  entry(987, {
    created_at: '2025-07-11T07:20:44+00:00',
    action: 'debug_link.created',
    actor: PUBLISHER,
    object: { type: 'site', id: id(6), name: 'Northwind Outdoor' },
    site: { id: id(6), name: 'Northwind Outdoor' },
    address: '192.0.2.61',
    changes: [{ field: 'ends_at', of: null, before: null, after: '2025-07-18T07:20:44+00:00' }],
  }),
  entry(988, {
    created_at: '2025-07-09T15:45:30+00:00',
    action: 'two_factor.disabled',
    actor: { type: 'command-line', id: null, name: '' },
    object: person(7, 'viewer'),
    address: '',
    user_agent: '',
    browser: null,
    system: null,
    request_id: null,
    signed_in_with: null,
    signed_in_at: null,
  }),
  ...Array.from({ length: 60 }, (_, at) =>
    entry(900 + at, {
      created_at: `2025-07-08T07:${String(59 - at).padStart(2, '0')}:03+00:00`,
      action: 'version.published',
      actor: PUBLISHER,
      ...version(41 + at, `${60 - at}.0`, 'Northwind Outdoor'),
      address: '192.0.2.61',
    }),
  ),
]

/** A server with an audit log, which is filtered as the real one is, and with its CSV file. */
export function withAudit(entries: readonly AuditEntry[] = ENTRIES, server = northwind()): AnsweringServer {
  return server
    .on(audit.list, (request) => listed(filtered(entries, request.search), request))
    .on(audit.csv, ({ search }) => ({
      body: ['time,action', ...filtered(entries, search).map(({ attributes }) => lineOf(attributes)), ''].join('\r\n'),
    }))
    .on(audit.actors, (request) => {
      const actors = new Map(entries.map(({ attributes: { actor } }) => [actor.id ?? actor.type, actor]))
      const data = [...actors].map(([key, { type, name }]) => ({
        id: key,
        type: 'audit_actor',
        attributes: { type, name },
      }))
      return listed(data, { ...request, search: 'limit=100' })
    })
}

const lineOf = ({ created_at, action }: AuditEntry['attributes']) => `${created_at},${action}`

function filtered(entries: readonly AuditEntry[], search: string): readonly AuditEntry[] {
  const query = new URLSearchParams(search)
  const actor = query.get('actor')
  const groups = AUDIT_GROUPS.filter((group) => query.getAll('group').includes(group))
  const actions = groups.length > 0 ? actionsOf(groups) : undefined
  const [from, to] = [query.get('from'), query.get('to')].map((moment) => (moment ? Date.parse(moment) : undefined))
  const found = entries.filter(({ attributes }) => {
    const at = Date.parse(attributes.created_at)
    return (
      (actor === null || actor === (attributes.actor.id ?? attributes.actor.type)) &&
      (actions === undefined || actions.includes(attributes.action)) &&
      (from === undefined || at >= from) &&
      (to === undefined || at < to)
    )
  })
  return query.get('sort') === 'created_at' ? found.toReversed() : found
}
