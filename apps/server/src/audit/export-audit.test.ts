import type { CallOf } from '@waymark/api-client/endpoint'
import { audit } from '@waymark/api-client/endpoints'
import { expect, test } from 'vitest'
import { auditEntries } from '#database/tables/index.ts'
import { callAs } from '#testing/call-as.ts'
import { makeOrganisation, makeUser, tokenOf } from '#testing/people.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'

const shop = await openSiteOfFile()

const AT = new Date('2026-03-02T09:00:00Z')

type NewEntry = Partial<typeof auditEntries.$inferInsert>

const insert = async (entries: readonly NewEntry[]) => {
  const { deps } = shop.server
  const values = entries.map((entry) => ({
    id: deps.ids(),
    organisationId: shop.organisationId,
    createdAt: AT,
    action: 'person.changed' as const,
    actorType: 'member' as const,
    actorId: shop.owner.id,
    actorName: shop.owner.email,
    objectType: 'person' as const,
    objectName: 'editor@northwind.example',
    address: '192.0.2.44',
    userAgent: 'Feed/1.0',
    changes: [],
    ...entry,
  }))
  await deps.db.insert(auditEntries).values(values)
}

type Query = NonNullable<CallOf<typeof audit.csv>['query']>
const lines = async (query: Query = {}) => {
  const { status, answer } = await callAs(shop.server, shop.owner, audit.csv, { query })
  expect(status).toBe(200)
  return answer.trimEnd().split('\r\n')
}

const HEAD =
  'time,action,actor_type,actor_id,actor_name,object_type,object_id,object_name,site_id,site_name,address,user_agent,signed_in_with,signed_in_at,request_id,changes'

test('the audit log can be had as a file, with what a spreadsheet would calculate as text', async () => {
  await insert([
    {
      action: 'level.changed',
      objectName: '=1+1, "all"',
      siteName: 'Outlet',
      signedInWith: 'password',
      signedInAt: AT,
      requestId: '-7',
      changes: [
        { field: 'level', of: 'Outlet', before: 'none', after: 'edit' },
        { field: 'domains', of: null, before: [], after: ['a.example', 'b.example'] },
        { field: 'url', of: null, before: null, after: null },
      ],
    },
  ])
  const headers = { Authorization: `Bearer ${await tokenOf(shop.server.deps, shop.owner)}` }
  const answer = await shop.server.request('/api/audit/v1/csv?action=level.changed', { headers })
  expect(answer.headers.get('content-type')).toMatch(/^text\/csv; *charset=utf-8/u)
  const today = shop.server.deps.clock().toISOString().slice(0, 10)
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="audit-log-${today}.csv"`)
  const owner = `${shop.owner.id},${shop.owner.email}`
  expect(await answer.text()).toBe(
    `${HEAD}\r\n2026-03-02T09:00:00+00:00,level.changed,member,${owner},person,,"'=1+1, ""all""",,Outlet,192.0.2.44,Feed/1.0,password,2026-03-02T09:00:00+00:00,'-7,"level (Outlet): none → edit; domains:  → a.example, b.example; url"\r\n`,
  )
})

test('every matching entry is in it once, in order, however many there are', async () => {
  const names = Array.from({ length: 1_203 }, (_, at) => `many ${at}`)
  await insert(
    names.map((objectName, at) => ({ objectName, createdAt: new Date(AT.getTime() + Math.floor(at / 700)) })),
  )
  const found = async (query: Query) => {
    const [head, ...rows] = await lines({ search: 'many ', ...query })
    expect(head).toBe(HEAD)
    return rows.map((row) => row.split(',')[7])
  }
  expect(await found({ sort: ['created_at'] })).toEqual(names)
  expect(await found({})).toEqual(names.toReversed())
  expect(await found({ search: 'many 12' })).toEqual([
    'many 1202',
    'many 1201',
    'many 1200',
    ...names.filter((name) => /^many 12\d?$/u.test(name)).toReversed(),
  ])
})

test('the file has the filters of the list', async () => {
  await insert([
    { objectName: 'filtered', action: 'client.created', actorType: 'anonymous', actorId: null, actorName: '' },
    { objectName: 'filtered', createdAt: new Date('2026-04-01T00:00:00Z') },
  ])
  const count = async (query: Query) => (await lines({ search: 'filtered', ...query })).length - 1
  expect(await count({})).toBe(2)
  expect(await count({ group: ['clients', 'sites'] })).toBe(1)
  expect(await count({ actor: 'anonymous' })).toBe(1)
  expect(await count({ from: '2026-04-01T00:00:00Z' })).toBe(1)
  expect(await count({ to: '2026-04-01T00:00:00Z' })).toBe(1)
  expect(await count({ to: '2026-01-01T00:00:00Z' })).toBe(0)
  const headers = { Authorization: `Bearer ${await tokenOf(shop.server.deps, shop.owner)}` }
  for (const query of ['from=yesterday', 'group=everything', 'sort=actor', 'filter[actor]=x']) {
    expect((await shop.server.request(`/api/audit/v1/csv?${query}`, { headers })).status).toBe(400)
  }
})

test('an owner gets the entries and actors of their organisation only, and no one else gets any', async () => {
  const { server, organisationId } = shop
  const member = await makeUser(server.deps, organisationId)
  expect((await callAs(server, member, audit.csv, {})).status).toBe(403)
  const other = await makeUser(server.deps, await makeOrganisation(server.deps, 'Other'), 'OWNER')
  expect((await callAs(server, other, audit.csv, {})).answer).toBe(`${HEAD}\r\n`)
  expect((await callAs(server, other, audit.actors, {})).answer).toMatchObject({ data: [], meta: { total: 0 } })
})

test('who appears in the log is listed once, by the last name', async () => {
  const actorId = crypto.randomUUID()
  await insert([
    { actorId, actorType: 'client', actorName: 'Nightly' },
    { actorId, actorType: 'client', actorName: 'Release pipeline' },
    { actorId: null, actorType: 'command-line', actorName: '' },
  ])
  const { answer } = await callAs(shop.server, shop.owner, audit.actors, {})
  expect(answer.data).toEqual(
    expect.arrayContaining([
      { id: actorId, type: 'audit_actor', attributes: { type: 'client', name: 'Release pipeline' } },
      { id: 'command-line', type: 'audit_actor', attributes: { type: 'command-line', name: '' } },
      { id: shop.owner.id, type: 'audit_actor', attributes: { type: 'member', name: shop.owner.email } },
    ]),
  )
  expect(new Set(answer.data.map(({ id }) => id)).size).toBe(answer.data.length)
})
