import { fillPath } from '@waymark/api-client/endpoint'
import { allEndpoints } from '@waymark/api-client/endpoints'
import { describe, expect, test } from 'vitest'
import { tokenOf } from '#testing/people.ts'
import { createFixtures } from '#testing/permissions/fixtures.ts'
import { startServerOfFile } from '#testing/server-of-file.ts'

const server = await startServerOfFile()
const fixtures = await createFixtures(server)
const owner = fixtures.people.get('owner')!
let ids = fixtures.places.get('own site')!

async function send(method: string, path: string, { ifMatch, attributes }: { ifMatch?: string; attributes?: object }) {
  const type = fillPath(path, ids).includes('/versions/') ? 'version' : undefined
  const { data } = (await (await get(path)).json()) as { data: { id: string; type: string } }
  const answer = await server.request(fillPath(path, ids), {
    method,
    headers: {
      Authorization: `Bearer ${await tokenOf(server.deps, owner)}`,
      'Content-Type': 'application/json',
      ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
    },
    ...(attributes && { body: JSON.stringify({ data: { id: data.id, type: type ?? data.type, attributes } }) }),
  })
  const text = await answer.text()
  const [error] = text === '' ? [] : (JSON.parse(text) as { errors: Record<string, any>[] }).errors
  return { status: answer.status, error }
}

const get = async (path: string) =>
  server.request(fillPath(path, ids), { headers: { Authorization: `Bearer ${await tokenOf(server.deps, owner)}` } })
const tagOf = async (path: string) => (await get(path)).headers.get('etag') ?? ''

describe.each([
  ['a website', '/api/apps/v2/:appId', 'changed'],
  ['a meta-site', '/api/meta-sites/v1/:metaSiteId', 'changed'],
  ['a user', '/api/users/v2/:userId', 'changed'],
  ['the own account', '/api/users/v2/me', 'changed'],
  ['an API client', '/api/clients/v1/:clientId', 'changed'],
  ['a webhook', '/api/webhooks/v1/:webhookId', 'changed'],
  ['a version', '/api/tag/v1/:appId/versions/:versionId', undefined],
])('%s', (_, path, told) => {
  test('has an entity tag that stays until it is changed, and is changed with the present one only', async () => {
    const first = await tagOf(path)
    expect(first).toMatch(/^"[\w-]{22}"$/u)
    expect(await tagOf(path)).toBe(first)
    expect((await send('PATCH', path, { ifMatch: first, attributes: { name: 'By one' } })).status).toBe(204)
    const second = await tagOf(path)
    expect(second).not.toBe(first)
    const { status, error } = await send('PATCH', path, { ifMatch: first, attributes: { name: 'By another' } })
    expect([status, error?.code, error?.source]).toEqual([412, 'PRECONDITION_FAILED_ERROR', { header: 'If-Match' }])
    expect(error?.meta).toMatchObject({ sent: first, current: second })
    expect(error?.meta.changes).toMatchObject(told ? [{ author: owner.email, attributes: ['name'] }] : [])
    expect(await tagOf(path)).toBe(second)
    expect((await send('PATCH', path, { ifMatch: '*', attributes: { name: 'By all means' } })).status).toBe(204)
    expect((await send('PATCH', path, { attributes: { name: 'Without a condition' } })).status).toBe(204)
  })
})

test('what the server changes by itself makes no new entity tag', async () => {
  const path = '/api/webhooks/v1/:webhookId'
  const before = await tagOf(path)
  await server.request(fillPath('/api/webhooks/v1/:webhookId/test', ids), {
    method: 'POST',
    headers: { Authorization: `Bearer ${await tokenOf(server.deps, owner)}` },
  })
  expect(await tagOf(path)).toBe(before)
})

test('of changes at the same time with one entity tag, one is made', async () => {
  const path = '/api/apps/v2/:appId'
  const ifMatch = await tagOf(path)
  const all = await Promise.all(
    ['One', 'Two', 'Three'].map((name) => send('PATCH', path, { ifMatch, attributes: { name } })),
  )
  expect(all.map(({ status }) => status).sort()).toEqual([204, 412, 412])
})

test.each([
  '/api/webhooks/v1/:webhookId',
  '/api/users/v2/:userId',
  '/api/tag/v1/:appId/versions/draft/debug-links/:debugLinkId',
  '/api/meta-sites/v1/:metaSiteId',
  '/api/apps/v2/:appId',
])('a deletion takes the condition, too: %s', async (path) => {
  expect((await send('DELETE', path, { ifMatch: '"another"' })).status).toBe(412)
  expect((await send('DELETE', path, { ifMatch: await tagOf(path) })).status).toBe(204)
  expect((await get(path)).status).toBe(404)
  await fixtures.renew('own site')
  ids = fixtures.places.get('own site')!
})

test('a condition is refused where none is taken, and where it is malformed', async () => {
  const refused = { status: 400, error: { code: 'INVALID_HEADER_ERROR', source: { header: 'If-Match' } } }
  const path = '/api/tag/v1/:appId/installation'
  expect(await send('PATCH', path, { ifMatch: '"a"', attributes: { dismissed: true } })).toMatchObject(refused)
  expect(await send('DELETE', '/api/apps/v2/:appId', { ifMatch: 'a' })).toMatchObject(refused)
})

test('every PATCH and DELETE of something that can be read alone takes a condition', () => {
  const readable = new Set(
    allEndpoints.filter(({ endpoint }) => endpoint.method === 'GET').map((one) => one.endpoint.path),
  )
  const without = allEndpoints.filter(
    ({ endpoint: { method, path, conditional, answer } }) =>
      (method === 'PATCH' || method === 'DELETE') && readable.has(path) && !conditional && !answer,
  )
  expect(without.map(({ name }) => name)).toEqual([
    'tags.prioritise',
    'versions.discardChange',
    'debugLinks.removeAll',
    'installation.change',
    'ownAccount.endOtherSessions',
  ])
})
