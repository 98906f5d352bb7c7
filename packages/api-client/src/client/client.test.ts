import fc from 'fast-check'
import { expect, test } from 'vitest'
import { audit, presence, session, tags, users, versions } from '../endpoints/index.ts'
import { type Answered, answering, type TestRequest } from '../testing/index.ts'
import { createClient } from './client.ts'
import { writeForm } from './form.ts'
import type { TokenSource } from './tokens.ts'

const tokens: TokenSource = {
  held: () => ({ ok: true, answer: 'token-1' }),
  token: async () => ({ ok: true, answer: 'token-1' }),
  refused: () => {},
  worked: () => {},
}
const server = answering()
const { call } = createClient({ fetch: server.fetch, tokens, origin: 'https://waymark.example' })

const TAG_LIST = { data: [], meta: { total: 0 }, links: { self: '/', first: '/', last: '/', prev: null, next: null } }

/** The request that the server received for one successful call. */
async function seen(make: () => Promise<unknown>, endpoint: Parameters<typeof server.on>[0], answer: Answered) {
  const all: TestRequest[] = []
  server.on(endpoint, (request) => {
    all.push(request)
    return answer
  })
  await make()
  return all[0]
}

test('a call goes to its path with its names and query filled in, signed with the token', async () => {
  const request = await seen(
    () => call(tags.list, { params: { appId: 'a/b' }, query: { page: { limit: 5 }, sort: 'name' } }),
    tags.list,
    { body: TAG_LIST },
  )
  expect(request).toMatchObject({
    params: { appId: 'a/b' },
    search: 'page[limit]=5&sort=name',
    headers: { Authorization: 'Bearer token-1', Accept: 'application/vnd.api+json' },
  })
})

test('the address of the server may end with a slash', async () => {
  const urls: string[] = []
  const fetch: typeof server.fetch = (url, request) => {
    urls.push(url)
    return server.fetch(url, request)
  }
  await createClient({ fetch, tokens, origin: 'https://waymark.example/' }).call(users.me, {})
  expect(urls).toEqual(['https://waymark.example/api/users/v2/me'])
})

test('the session call goes without a token', async () => {
  const request = await seen(() => call(session.current, {}), session.current, { status: 401 })
  expect(request?.headers).not.toHaveProperty('Authorization')
})

test('a body travels as JSON:API, and an answer without body is good', async () => {
  const data = { type: 'tag' as const, attributes: { is_active: false } }
  const change = () => call(tags.change, { params: { appId: 'a', tagId: 't' }, body: { data } })
  const request = await seen(change, tags.change, { body: '' })
  expect(request?.headers).toMatchObject({ 'Content-Type': 'application/vnd.api+json' })
  expect(request?.body).toEqual({ data })
  expect(await change()).toEqual({ ok: true, answer: undefined })
})

test('a conditional call names the revision it is meant for', async () => {
  const data = { type: 'tag' as const, attributes: {} }
  const change = () => call(tags.change, { params: { appId: 'a', tagId: 't' }, body: { data }, revision: '7' })
  expect((await seen(change, tags.change, { body: '' }))?.headers).toMatchObject({ 'If-Match': '"7"' })
})

test('a background call fetches no token and is not reported as activity, unless the user was active', async () => {
  const did: string[] = []
  const idle: TokenSource = {
    held: () => undefined,
    token: async () => {
      did.push('fetched')
      return { ok: true, answer: 'token-2' }
    },
    refused: () => {},
    worked: () => did.push('worked'),
  }
  server.on(presence.remove, () => ({ body: '' }))
  const { call: callIdle } = createClient({ fetch: server.fetch, tokens: idle, origin: 'https://waymark.example' })
  const call = { params: { appId: 'a', itemId: 'i' } }
  expect(await callIdle(presence.remove, call)).toEqual({ ok: false, failure: { kind: 'stopped' } })
  expect(await callIdle(users.me, {}, { background: true })).toEqual({ ok: false, failure: { kind: 'stopped' } })
  expect(did).toEqual([])
  expect(await callIdle(presence.remove, call, { active: true })).toMatchObject({ ok: true })
  expect(did).toEqual(['fetched'])
})

test('a refusal is returned as data: status, codes, details and reason', async () => {
  server.on(users.me, () => ({ status: 503, code: 'SERVICE_UNAVAILABLE_ERROR', reason: 'maintenance-mode' }))
  expect(await call(users.me, {})).toMatchObject({
    ok: false,
    failure: { kind: 'status', status: 503, codes: ['SERVICE_UNAVAILABLE_ERROR'], reason: 'maintenance-mode' },
  })
})

test('a refusal with an unknown body has its status', async () => {
  server.on(users.me, () => ({ status: 502, text: '<html>Bad gateway</html>' }))
  expect(await call(users.me, {})).toEqual({
    ok: false,
    failure: { kind: 'status', status: 502, codes: [], errors: [], reason: null },
  })
})

test.each<[string, unknown, string]>([
  [
    'of another type',
    { data: { id: '1', type: 'ppms/app', attributes: {} } },
    'Invalid response - type is not ppms/user',
  ],
  ['without attributes', { data: { id: '1', type: 'ppms/user' } }, 'Response invalid'],
  ['that is a list', { data: [] }, 'Invalid response - type is not ppms/user'],
  ['that is no JSON', 'hello', 'Response invalid'],
])('an answer %s has the wrong shape', async (_, body, text) => {
  server.on(users.me, () => ({ body }))
  expect(await call(users.me, {})).toEqual({ ok: false, failure: { kind: 'shape', text } })
})

test('a page of a portal instead of the answer has the wrong shape', async () => {
  const page = {
    status: 200,
    headers: { get: (name: string) => (name === 'Content-Type' ? 'text/html; charset=utf-8' : null) },
    text: async () => '<html>Welcome</html>',
  }
  const behindPortal = createClient({ fetch: async () => page, tokens })
  const data = { type: 'tag' as const, attributes: { is_active: false } }
  const invalid = { ok: false, failure: { kind: 'shape', text: 'Response invalid' } }
  expect(await behindPortal.call(tags.change, { params: { appId: 'a', tagId: 't' }, body: { data } })).toEqual(invalid)
  expect(await behindPortal.call(audit.csv, { query: {} })).toEqual(invalid)
})

test('signing in may answer with a second step where the usual answer is empty', async () => {
  server.on(session.signIn, () => ({ status: 200, text: '{"next":"code"}' }))
  const body = { email: 'a@northwind.example', password: 'b' }
  expect(await call(session.signIn, { body })).toEqual({ ok: true, answer: { next: 'code' } })
})

test('a list with an item of another type has the wrong shape', async () => {
  server.on(tags.list, () => ({ body: { ...TAG_LIST, data: [{ id: '1', type: 'trigger', attributes: {} }] } }))
  expect(await call(tags.list, { params: { appId: 'a' } })).toEqual({
    ok: false,
    failure: { kind: 'shape', text: 'Invalid response - type is not tag' },
  })
})

test('a missing network and a cancelled call are returned as data', async () => {
  server.on(users.me, () => 'offline')
  expect(await call(users.me, {})).toEqual({ ok: false, failure: { kind: 'offline' } })
  expect(await call(users.me, {}, { signal: { aborted: true } })).toEqual({ ok: false, failure: { kind: 'stopped' } })
})

test('a file travels as the only part of a form', async () => {
  const request = await seen(
    () => call(versions.importFile, { params: { appId: 'a' }, body: { file: { name: 'a"b.json', content: '{}' } } }),
    versions.importFile,
    { status: 400, code: 'NOT_IMPORT_FILE_ERROR' },
  )
  expect(request?.headers['Content-Type']).toMatch(/^multipart\/form-data; boundary=/u)
  expect(request?.body).toContain('name="file"; filename="a%22b.json"')
})

test('the text of a file cannot end its part of a form', () => {
  const content = fc.array(fc.constantFrom('--', 'waymark-form', '-and', '\r\n', 'x')).map((parts) => parts.join(''))
  fc.assert(
    fc.property(content, (text) => {
      const { type, body } = writeForm({ file: { name: 'f', content: text } })
      const boundary = type.split('boundary=')[1]
      expect(body.split(`--${boundary}`)).toHaveLength(3)
      expect(body).toContain(text)
    }),
  )
})
