import { tags } from '@waymark/api-client/endpoints'
import { describe, expect, test } from 'vitest'
import type { Caller } from '#http/caller.ts'
import { callAs } from '#testing/call-as.ts'
import { makeSite } from '#testing/make-site.ts'
import { giveAccess, makeUser, tokenOf } from '#testing/people.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import { TEST_FILES } from '#testing/test-server.ts'
import { BODY_LIMIT } from './body.ts'

const shop = await openSiteOfFile()
const { deps } = shop.server
const editor = await makeUser(deps, shop.organisationId)
const viewer = await makeUser(deps, shop.organisationId)
await giveAccess(deps, editor, shop.appId, 'edit')
await giveAccess(deps, viewer, shop.appId, 'view')
const hidden = await makeSite(deps, shop.organisationId, { name: 'Hidden' })

interface Wishes {
  as?: Caller | undefined
  path?: string
  method?: string
  type?: string | undefined
  body?: string
}

/** A call with several faults; the first of them must determine the answer. */
async function ask({ as, path = `/api/tag/v1/${shop.appId}/tags`, method = 'POST', type, body }: Wishes) {
  const token = as && (await tokenOf(shop.server.deps, as))
  const answer = await shop.server.request(path, {
    method,
    headers: { ...(token && { Authorization: `Bearer ${token}` }), ...(type && { 'Content-Type': type }) },
    ...(body !== undefined && { body }),
  })
  const { errors } = (await answer.json()) as { errors: { code: string; source?: object }[] }
  return { status: answer.status, code: errors[0]?.code, source: errors[0]?.source, headers: answer.headers }
}

const huge = ' '.repeat(BODY_LIMIT + 1)
const plain = 'text/plain'
const json = 'application/json'

describe('the first check that fails answers', () => {
  test('maintenance before everything, with its reason', async () => {
    const closed = shop.server.withSettings({ maintenance: true })
    const answer = await closed.request('/api/nothing', { method: 'BREW', body: huge })
    expect([answer.status, answer.headers.get('x-reason')]).toEqual([503, 'maintenance-mode'])
    expect((await closed.request('/api/auth/v1/session')).status).toBe(503)
    expect((await closed.request('/tag')).status).toBe(200)
  })

  test('a missing token before an unknown path', async () => {
    expect(await ask({ path: '/api/nothing', body: huge, type: plain })).toMatchObject({ status: 401 })
  })

  test('an unknown path before a wrong method', async () => {
    expect(await ask({ as: viewer, path: '/api/nothing', method: 'DELETE' })).toMatchObject({
      status: 404,
      code: 'NOT_FOUND_ERROR',
    })
  })

  test('a wrong method before an invisible site, with the methods that exist', async () => {
    const answer = await ask({ as: viewer, path: `/api/tag/v1/${hidden}/tags`, method: 'DELETE' })
    expect([answer.status, answer.code]).toEqual([405, 'METHOD_NOT_ALLOWED_ERROR'])
    expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'PATCH', 'POST'])
  })

  test.each(['hidden', 'unknown', 'malformed'])('a site that is %s before missing rights', async (kind) => {
    const unknown = '11111111-2222-4333-8444-555555555555'
    const id = { hidden, unknown, malformed: 'DRAFT' }[kind]
    const answer = await ask({ as: viewer, path: `/api/tag/v1/${id}/tags`, body: huge, type: plain })
    expect([answer.status, answer.source]).toEqual([404, { parameter: 'app_id' }])
  })

  test('missing rights before an unknown resource', async () => {
    const path = `/api/tag/v1/${shop.appId}/tags/11111111-2222-4333-8444-555555555555`
    const faults = { path, method: 'PATCH', body: huge, type: plain }
    expect(await ask({ ...faults, as: viewer })).toMatchObject({ status: 403, code: 'FORBIDDEN_ERROR' })
    expect(await ask({ ...faults, as: editor })).toMatchObject({ status: 404 })
    expect(await ask({ ...faults, path: `${path}x`, as: editor })).toMatchObject({ status: 404 })
  })

  test('the media type before the size, the size before the content', async () => {
    expect(await ask({ as: editor, body: huge, type: plain })).toMatchObject({ status: 415 })
    expect(await ask({ as: editor, body: huge })).toMatchObject({ status: 415 })
    expect(await ask({ as: editor, body: huge, type: json })).toMatchObject({ status: 413 })
    expect(await ask({ as: editor, body: '{', type: json })).toMatchObject({ status: 400, code: 'INVALID_JSON_ERROR' })
    expect(await ask({ as: editor, type: json })).toMatchObject({ status: 400 })
  })
})

test('all failures of a body are listed with pointers and the limits of their rules', async () => {
  const body = { data: { type: 'tag', attributes: { name: 'a'.repeat(300), template: 'nothing', is_active: 'yes' } } }
  const { errors } = await callAs(shop.server, editor, tags.create, { params: { appId: shop.appId }, body } as never)
  expect(errors.map(({ source }) => source?.pointer).sort()).toEqual([
    '/data/attributes/is_active',
    '/data/attributes/name',
    '/data/attributes/template',
  ])
  expect(errors.find(({ source }) => source?.pointer === '/data/attributes/name')).toEqual({
    status: '400',
    code: 'INVALID_JSON_ERROR',
    title: 'Invalid request body',
    detail: 'attributes.name must have at most 255 characters',
    source: { pointer: '/data/attributes/name' },
    meta: { keyword: 'maxLength', keyword_args: { limit: 255, used: 300 } },
  })
})

test.each([
  ['[]', ''],
  ['{"data":[]}', '/data'],
  ['{"data":{"type":"tag","attributes":["a"]}}', '/data/attributes'],
  [
    '{"data":{"type":"tag","attributes":{"name":"A","template":"custom_tag","scheduler":[]}}}',
    '/data/attributes/scheduler',
  ],
])('a list in the place of an object is refused: %s', async (body, pointer) => {
  const answer = await ask({ as: editor, body, type: json })
  expect([answer.status, answer.code, answer.source]).toEqual([400, 'INVALID_JSON_ERROR', { pointer }])
})

test.each(['\\u0000', '\\ud800'])('text with %s is refused wherever it stands', async (bad) => {
  const body = `{"data":{"type":"tag","attributes":{"name":"A","template":"custom_tag","code":"x"},"other":["${bad}"]}}`
  const answer = await ask({ as: editor, body, type: json })
  expect([answer.status, answer.source]).toEqual([400, { pointer: '/data/other/0' }])
})

test.each([
  ['page[limit]=0', 'page[limit]'],
  ['page[limit]=1001', 'page[limit]'],
  ['page%5Boffset%5D=-1', 'page[offset]'],
  ['page[size]=3', 'page[size]'],
  ['page=3', 'page'],
  ['sort=colour', 'sort'],
  ['filter[colour]=red', 'filter[colour]'],
  ['filter[is_active]=1', 'filter[is_active]'],
  ['filter[name]=%00', 'filter[name]'],
])('the query %s is refused', async (query, parameter) => {
  const path = `/api/tag/v1/${shop.appId}/tags?${query}`
  const answer = await ask({ as: viewer, path, method: 'GET' })
  expect([answer.code, answer.source]).toEqual(['INVALID_URI_PARAMETER_ERROR', { parameter }])
})

test.each(['filter[name]=', 'sort=', 'colour=red', 'page[limit]=', 'website_id=x'])(
  'the query %s is fine',
  async (query) => {
    const token = await tokenOf(shop.server.deps, viewer)
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await shop.server.request(`/api/tag/v1/${shop.appId}/tags?${query}`, { headers })
    expect(answer.status).toBe(200)
  },
)

test('a failure of the server answers with a request id and nothing else', async () => {
  const broken = shop.server.withSettings({})
  const deps = { ...broken.deps, db: null as never }
  const { createApp } = await import('#start.ts')
  const answer = await createApp(deps, TEST_FILES).request('/api/auth/v1/session', {
    headers: { Cookie: 'wm_session=x' },
  })
  const { errors } = (await answer.json()) as { errors: { code: string; detail: string }[] }
  expect([answer.status, errors[0]?.code]).toEqual([500, 'INTERNAL_SERVER_ERROR'])
  expect(errors[0]?.detail).toMatch(/^Something went wrong in request [0-9a-f-]{36}$/)
  expect(shop.server.logged.at(-1)?.request_id).toBe(errors[0]?.detail.slice(-36))
})

test('answers of the API are not cached and their type is not sniffed', async () => {
  const answer = await shop.server.request('/api/users/v2/me')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-type')).toBe('application/vnd.api+json; charset=utf-8')
})
