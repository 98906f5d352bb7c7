import { admin, apiClients, presence, twoFactor, users, versions } from '@waymark/api-client/endpoints'
import { decodeJwt } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '#http/caller.ts'
import { callAs } from '#testing/call-as.ts'
import { makeApiClient, makeOrganisation, makeUser } from '#testing/people.ts'
import { signInTo } from '#testing/sign-in-browser.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import { addTag, tagBody } from '#testing/test-site.ts'

const site = await openSiteOfFile()
let owner: Caller
// Sessions end while the clock is advanced.
beforeEach(async () => {
  owner = await makeUser(site.server.deps, site.owner.organisationId, 'OWNER')
})

interface Made {
  readonly id: string
  readonly client_id: string
  readonly client_secret: string
}

async function make(attributes: object = {}): Promise<Made> {
  const { answer } = await callAs(site.server, owner, apiClients.create, {
    body: { data: { type: 'api_client', attributes: { name: 'Release pipeline', ...attributes } } },
  })
  return { id: answer.data.id, client_id: answer.data.attributes.client_id, client_secret: answer.meta.client_secret }
}
const read = async ({ id }: Made) =>
  (await callAs(site.server, owner, apiClients.one, { params: { clientId: id } })).answer.data.attributes
const change = ({ id }: Made, attributes: object) =>
  callAs(site.server, owner, apiClients.change, {
    params: { clientId: id },
    body: { data: { type: 'api_client', attributes } },
  })
const revoke = ({ id }: Made) => callAs(site.server, owner, apiClients.revoke, { params: { clientId: id } })
const rotate = ({ id }: Made) => callAs(site.server, owner, apiClients.rotateSecret, { params: { clientId: id } })
const grant = ({ id }: { id: string }, level: 'none' | 'view' | 'edit' | 'publish') =>
  callAs(site.server, owner, admin.grant, {
    params: { appId: site.appId, userId: id },
    body: { data: { attributes: { level } } },
  })

async function ask(body: string, type = 'application/json') {
  const answer = await site.server.request('/auth/token', { method: 'POST', headers: { 'Content-Type': type }, body })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as any }
}
const askFor = ({ client_id, client_secret }: Pick<Made, 'client_id' | 'client_secret'>) =>
  ask(JSON.stringify({ grant_type: 'client_credentials', client_id, client_secret }))
const tokenFor = async (made: Made): Promise<string> => (await askFor(made)).body.access_token

const call = (token: string, path = '/api/users/v2/me', init: RequestInit = {}) =>
  site.server.request(path, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } })
const inHours = (hours: number) => new Date(site.server.deps.clock().getTime() + hours * 3_600_000).toISOString()

describe('a client', () => {
  test('gets a token for its id and secret, which names the organisation and is good for half an hour', async () => {
    const made = await make()
    const { status, headers, body } = await askFor(made)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toEqual({ token_type: 'Bearer', expires_in: 1800, access_token: expect.any(String) })
    expect(decodeJwt(body.access_token)).toMatchObject({ sub: made.id, org: 'Northwind' })
    expect((await call(body.access_token)).status).toBe(200)
    site.server.advance(1799)
    expect((await call(body.access_token)).status).toBe(200)
    site.server.advance(1)
    expect((await call(body.access_token)).status).toBe(401)
  })

  test('may send its credentials as the fields of a form', async () => {
    const { client_id, client_secret } = await make()
    const form = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret })
    expect(await ask(String(form), 'application/x-www-form-urlencoded; charset=utf-8')).toMatchObject({ status: 200 })
  })

  test('may do what its level on a site allows, and its name stands as author', async () => {
    const made = await make({ name: 'Nightly feed' })
    const token = await tokenFor(made)
    const add = () =>
      call(token, `/api/tag/v1/${site.appId}/tags`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(tagBody('Made by a script')),
      })
    expect((await add()).status).toBe(404)
    await grant(made, 'view')
    expect((await add()).status).toBe(403)
    await grant(made, 'edit')
    expect((await add()).status).toBe(201)
    expect((await read(made)).levels).toEqual({ view: 0, edit: 1, publish: 0, manage: 0 })
    const { answer } = await callAs(site.server, owner, versions.changelog, {
      params: { appId: site.appId, versionId: 'draft' },
    })
    expect(answer.data[0]?.attributes).toMatchObject({
      resource_name: 'Made by a script',
      author: 'Nightly feed',
    })
  })

  test('that has an item open is shown by its name', async () => {
    const recorder = await makeApiClient(site.server.deps, owner.organisationId, 'Screen recorder')
    await grant(recorder, 'view')
    const params = { appId: site.appId, itemId: await addTag({ ...site, owner }, 'Watched') }
    const body = { data: { type: 'presence' as const, attributes: {} } }
    await callAs(site.server, recorder, presence.update, { params, body })
    const { answer } = await callAs(site.server, owner, presence.update, { params, body })
    expect(answer.data.attributes.users).toMatchObject([{ email: 'Screen recorder', state: 'open' }])
  })

  test('is no member: it has no second factor, and no person has its id', async () => {
    const client = await makeApiClient(site.server.deps, owner.organisationId)
    expect((await callAs(site.server, client, twoFactor.begin, {})).status).toBe(403)
    expect((await callAs(site.server, owner, admin.removeUser, { params: { userId: client.id } })).status).toBe(404)
    const everyone = await callAs(site.server, owner, users.list, { query: { limit: 1000 } })
    expect(everyone.answer.data.map(({ id }) => id)).not.toContain(client.id)
  })

  test('stays as it is when a change names nothing', async () => {
    const made = await make()
    const before = await read(made)
    expect((await change(made, {})).status).toBe(204)
    expect(await read(made)).toEqual(before)
  })

  test('cannot sign in where people do', async () => {
    const { client_id, client_secret } = await make()
    const answer = await signInTo(site.server, { email: client_id, password: client_secret })
    expect(answer.status).toBe(401)
  })
})

describe('a token is refused', () => {
  test('at once when the client is revoked, and there is no other one', async () => {
    const made = await make()
    const token = await tokenFor(made)
    expect((await revoke(made)).status).toBe(204)
    expect((await call(token)).status).toBe(401)
    expect(await askFor(made)).toMatchObject({
      status: 401,
      body: { error: 'invalid_client', error_description: 'This client has been revoked' },
    })
    expect(await read(made)).toMatchObject({ state: 'revoked', revoked_at: expect.any(String) })
    for (const answer of [await change(made, { name: 'Again' }), await rotate(made), await grant(made, 'edit')]) {
      expect(answer).toMatchObject({ status: 409, codes: ['API_CLIENT_REVOKED_ERROR'] })
    }
    expect((await revoke(made)).status).toBe(204)
  })

  test('and a debug link of the client leads nowhere, when the client is revoked', async () => {
    const made = await make()
    await grant(made, 'edit')
    const path = `/api/tag/v1/${site.appId}/versions/draft/debug-links`
    const headers = { 'Content-Type': 'application/json' }
    const link = await call(await tokenFor(made), path, {
      method: 'POST',
      headers,
      body: '{"data":{"type":"debug-link"}}',
    })
    const { data } = (await link.json()) as { data: { attributes: { url: string } } }
    const encoded = new URL(data.attributes.url).searchParams.get('debugFileUrl') ?? ''
    const file = new URL(Buffer.from(encoded, 'base64url').toString()).pathname
    expect((await site.server.request(file)).status).toBe(200)
    await revoke(made)
    expect((await site.server.request(file)).status).toBe(404)
  })

  test('at once when the secret is rotated; the new secret gets the next one', async () => {
    const made = await make()
    const token = await tokenFor(made)
    const { answer } = await rotate(made)
    expect(answer.data.attributes).toMatchObject({ secret_rotated_by: owner.email })
    expect((await call(token)).status).toBe(401)
    expect((await askFor(made)).status).toBe(401)
    expect((await askFor({ ...made, client_secret: answer.meta.client_secret })).status).toBe(200)
  })

  test('when the end of the client has come, also when it was set later', async () => {
    const made = await make({ ends_at: inHours(24) })
    expect((await askFor(made)).body.expires_in).toBe(1800)
    const token = await tokenFor(made)
    expect((await change(made, { ends_at: inHours(0.25) })).status).toBe(204)
    expect((await askFor(made)).body.expires_in).toBe(900)
    site.server.advance(900)
    expect((await call(token)).status).toBe(401)
    expect(await askFor(made)).toMatchObject({ status: 401, body: { error_description: 'This client has ended' } })
    expect((await read(made)).state).toBe('ended')
    await change(made, { ends_at: null })
    expect((await askFor(made)).status).toBe(200)
  })
})

describe('a request for a token that is not in order says so as OAuth does, and as the API does', () => {
  test.each([
    ['another grant', { grant_type: 'password' }, 400, 'unsupported_grant_type', 'UNSUPPORTED_GRANT_TYPE_ERROR'],
    ['no grant', { grant_type: undefined }, 400, 'invalid_request', 'INVALID_JSON_ERROR'],
    ['no secret', { client_secret: undefined }, 400, 'invalid_request', 'INVALID_JSON_ERROR'],
    ['a wrong secret', { client_secret: 'wms_wrong' }, 401, 'invalid_client', 'INVALID_CLIENT_ERROR'],
    ['an unknown client', { client_id: '00000000' }, 401, 'invalid_client', 'INVALID_CLIENT_ERROR'],
  ])('%s', async (_, wrong, status, error, code) => {
    const { client_id, client_secret } = await make()
    const given = { grant_type: 'client_credentials', client_id, client_secret, ...wrong }
    expect(await ask(JSON.stringify(given))).toMatchObject({
      status,
      body: { error, error_description: expect.any(String), errors: [{ code }] },
    })
  })

  test('a field that is given twice, or holds what no text may hold', async () => {
    const type = 'application/x-www-form-urlencoded'
    for (const body of ['client_id=a&client_id=b', 'grant_type=client_credentials&client_secret=b&client_id=%00']) {
      expect(await ask(body, type)).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
    }
  })

  test('another kind of body', async () => {
    expect(await ask('<grant/>', 'text/xml')).toMatchObject({ status: 415, body: { error: 'invalid_request' } })
  })

  test('wrong secrets are limited, but the right one is taken', async () => {
    const made = await make()
    const wrong = { ...made, client_secret: 'wms_wrong' }
    for (let tries = 0; tries < 5; tries++) expect((await askFor(wrong)).status).toBe(401)
    const refused = await askFor(wrong)
    expect(refused).toMatchObject({ status: 429, body: { error: 'temporarily_unavailable' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await askFor(made)).status).toBe(200)
  })

  test('unknown paths beside it are answered as JSON', async () => {
    const answer = await site.server.request('/auth/unknown')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'application/vnd.api+json; charset=utf-8',
    ])
  })
})

describe('owners', () => {
  test('see the clients of their organisation, when they were used last and from where', async () => {
    const made = await make({ name: 'Searched for' })
    expect(await read(made)).toMatchObject({ last_used_at: null, state: 'active', created_by: owner.email })
    await tokenFor(made)
    const { answer } = await callAs(site.server, owner, apiClients.list, { query: { search: 'searched' } })
    expect(answer.data.map(({ id }) => id)).toEqual([made.id])
    expect(answer.data[0]?.attributes).toMatchObject({ last_used_at: expect.any(String), last_used_from: '' })
    const elsewhere = await makeUser(site.server.deps, await makeOrganisation(site.server.deps), 'OWNER')
    expect((await callAs(site.server, elsewhere, apiClients.list, {})).answer.meta.total).toBe(0)
  })

  test('find clients by their state and client id', async () => {
    const [running, ending, revoked] = [await make(), await make({ ends_at: inHours(0.25) }), await make()]
    await revoke(revoked)
    site.server.advance(900)
    const idsIn = async (state: 'active' | 'ended' | 'revoked') => {
      const query = { state: [state], limit: 100 }
      return (await callAs(site.server, owner, apiClients.list, { query })).answer.data.map(({ id }) => id)
    }
    expect(await idsIn('active')).toContain(running.id)
    expect(await idsIn('ended')).toContain(ending.id)
    expect(await idsIn('revoked')).toContain(revoked.id)
    expect(await idsIn('active')).not.toContain(revoked.id)
    const query = { search: ending.client_id }
    expect((await callAs(site.server, owner, apiClients.list, { query })).answer.data).toHaveLength(1)
  })

  test('may send a change that changes nothing', async () => {
    const made = await make({ name: 'Unchanged' })
    expect((await change(made, {})).status).toBe(204)
    expect((await read(made)).name).toBe('Unchanged')
  })

  test('get the errors of a client at its fields', async () => {
    const wrong = async (attributes: object) => {
      const body = { data: { type: 'api_client' as const, attributes: { name: 'A', ...attributes } } }
      const { status, errors } = await callAs(site.server, owner, apiClients.create, { body })
      return [status, errors[0]?.source?.pointer, errors[0]?.meta?.keyword]
    }
    expect(await wrong({ name: ' ' })).toEqual([400, '/data/attributes/name', 'minLength'])
    expect(await wrong({ ends_at: inHours(-1) })).toEqual([400, '/data/attributes/ends_at', 'not-in-the-future'])
    expect(await wrong({ ends_at: 'tomorrow' })).toEqual([400, '/data/attributes/ends_at', 'invalid-date'])
  })
})

describe('the calls of a client', () => {
  test('are limited, and every answer says how many are left', async () => {
    const limited = site.server.withSettings({ clientRate: 3 })
    const token = await tokenFor(await make())
    const ask = () => limited.request('/api/users/v2/me', { headers: { Authorization: `Bearer ${token}` } })
    const left: (string | null)[] = []
    for (let calls = 0; calls < 3; calls++) left.push((await ask()).headers.get('ratelimit-remaining'))
    expect(left).toEqual(['2', '1', '0'])
    const refused = await ask()
    expect(refused.status).toBe(429)
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'retry-after': '20',
      'ratelimit-limit': '3',
      'ratelimit-remaining': '0',
      'ratelimit-reset': '60',
    })
    limited.advance(20)
    expect((await ask()).status).toBe(200)
  })

  test('of people are not', async () => {
    const limited = site.server.withSettings({ clientRate: 1 })
    const me = () => callAs(limited, owner, users.me, {})
    for (let calls = 0; calls < 3; calls++) expect((await me()).headers.get('ratelimit-limit')).toBeNull()
  })
})
