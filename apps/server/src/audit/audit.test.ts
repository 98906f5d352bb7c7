import type { CallOf, Endpoint } from '@waymark/api-client/endpoint'
import { admin, apiClients, apps, audit, session, tags, versions, webhooks } from '@waymark/api-client/endpoints'
import type { AccessLevel } from '@waymark/domain/permission'
import { sql } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { auditEntries } from '#database/tables/index.ts'
import { callAs } from '#testing/call-as.ts'
import { makeOrganisation, makeUser, tokenOf } from '#testing/people.ts'
import { signInTo } from '#testing/sign-in-browser.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import { addTag, followOperation, openSecondSite, publish, version } from '#testing/test-site.ts'
import { addWebhook } from '#testing/webhooks.ts'

const shop = await openSiteOfFile()

type Query = NonNullable<CallOf<typeof audit.list>['query']>
const listed = async (query: Query = {}) => {
  const { status, answer, errors } = await callAs(shop.server, shop.owner, audit.list, {
    query: { limit: 100, ...query },
  })
  if (status !== 200) throw new Error(JSON.stringify(errors))
  return answer.data.map(({ attributes }) => attributes)
}
const last = async (query: Query = {}) => (await listed(query))[0]

const call = <const E extends Endpoint>(endpoint: E, args: CallOf<E>) => callAs(shop.server, shop.owner, endpoint, args)

const createClient = async (name: string) => {
  const { answer } = await call(apiClients.create, { body: { data: { type: 'api_client', attributes: { name } } } })
  return { clientId: answer.data.id, secret: answer.meta.client_secret }
}

const me = () => ({ type: 'member', id: shop.owner.id, name: shop.owner.email })

describe('the audit log tells', () => {
  test('what was done with API clients, and never their secrets', async () => {
    const { clientId, secret } = await createClient('Release pipeline')
    const params = { clientId }
    const object = { type: 'client', id: clientId, name: 'Release pipeline' }
    expect(await last()).toMatchObject({ action: 'client.created', actor: me(), object })
    await call(apiClients.change, { params, body: { data: { type: 'api_client', attributes: { name: 'Nightly' } } } })
    expect(await last()).toMatchObject({
      action: 'client.changed',
      object: { ...object, name: 'Nightly' },
      changes: [{ field: 'name', of: null, before: 'Release pipeline', after: 'Nightly' }],
    })
    const rotated = await call(apiClients.rotateSecret, { params })
    expect(await last()).toMatchObject({ action: 'client.secret_rotated' })
    const { client_id } = rotated.answer.data.attributes
    const client_secret = rotated.answer.meta.client_secret
    await callAs(shop.server, undefined, apiClients.token, {
      body: { grant_type: 'client_credentials', client_id, client_secret },
    })
    expect(await last()).toMatchObject({
      action: 'client.signed_in',
      actor: { type: 'client', id: clientId, name: 'Nightly' },
    })
    await call(apiClients.revoke, { params })
    await call(apiClients.revoke, { params })
    expect((await listed({ search: 'Nightly' })).map(({ action }) => action)).toEqual([
      'client.revoked',
      'client.signed_in',
      'client.secret_rotated',
      'client.changed',
    ])
    const everything = JSON.stringify(await shop.server.deps.db.select().from(auditEntries))
    expect(everything).not.toContain(secret)
    expect(everything).not.toContain(client_secret)
  })

  test('who was added, changed and removed, and with which levels', async () => {
    const attributes = { email: 'new@northwind.example', role: 'USER' as const, language: 'en' }
    const levels = [{ site_id: shop.appId, level: 'edit' as const }]
    const body = { data: { type: 'ppms/user' as const, attributes: { ...attributes, levels } } }
    const { answer } = await call(admin.createUser, { body })
    const userId = answer.data.id
    const of = await siteName()
    expect(await last()).toMatchObject({
      action: 'person.created',
      actor: me(),
      object: { type: 'person', id: userId, name: 'new@northwind.example' },
      changes: [
        { field: 'role', before: null, after: 'USER' },
        { field: 'language', before: null, after: 'en' },
        { field: 'level', of, before: 'none', after: 'edit' },
      ],
    })
    await changeLevel(userId, 'publish')
    expect(await last()).toMatchObject({
      action: 'level.changed',
      site: { id: shop.appId, name: of },
      changes: [{ field: 'level', of, before: 'edit', after: 'publish' }],
    })
    await changeLevel(userId, 'publish')
    await changeUser(userId, { name: 'Ada', language: 'pl', password: 'correct horse 27 battery' })
    const [changed, language] = await listed()
    expect(changed).toMatchObject({ action: 'password.changed', changes: [] })
    expect(language).toMatchObject({
      action: 'person.changed',
      changes: [
        { field: 'name', before: '', after: 'Ada' },
        { field: 'language', before: 'en', after: 'pl' },
      ],
    })
    await call(admin.passwordLink, { params: { userId }, body: undefined })
    expect(await last()).toMatchObject({ action: 'password.link_created', object: { id: userId } })
    await call(admin.removeUser, { params: { userId } })
    expect(await last()).toMatchObject({ action: 'person.removed', object: { name: 'new@northwind.example' } })
  })

  test('what was done with websites and meta-sites', async () => {
    const attributes = { name: 'Outlet', urls: ['https://outlet.example'] }
    const made = await call(admin.createApp, { body: { data: { type: 'ppms/app', attributes } } })
    const appId = made.answer.data.id
    expect(await last()).toMatchObject({ action: 'site.created', object: { type: 'site', id: appId, name: 'Outlet' } })
    await call(admin.changeApp, {
      params: { appId },
      body: { data: { type: 'ppms/app', attributes: { name: 'Sale', gdpr: true } } },
    })
    expect(await last()).toMatchObject({
      action: 'site.changed',
      object: { name: 'Sale' },
      changes: [{ field: 'name', before: 'Outlet', after: 'Sale' }],
    })
    const meta = await openSecondSite(shop, 'meta-site')
    await call(admin.linkApps, {
      params: { metaSiteId: meta.appId },
      body: { data: [{ id: appId, type: 'ppms/app' }] },
    })
    expect(await last()).toMatchObject({
      action: 'meta_site.linked',
      object: { type: 'meta-site', id: meta.appId },
      changes: [{ field: 'websites', before: [], after: ['Sale'] }],
    })
    await call(admin.removeApp, { params: { appId } })
    expect(await last()).toMatchObject({ action: 'site.removed', object: { type: 'site', id: appId, name: 'Sale' } })
  })
})

describe('the audit log tells', () => {
  const enter = (email: string, password: string) => signInTo(shop.server, { email, password })

  test('who signed in and out, and the account of a failed sign-in', async () => {
    const attributes = { email: 'ann@northwind.example', password: 'correct horse 27 battery' }
    const made = { ...attributes, role: 'USER' as const, language: 'en' }
    const { answer } = await call(admin.createUser, { body: { data: { type: 'ppms/user', attributes: made } } })
    const object = { type: 'person', id: answer.data.id, name: attributes.email }
    expect((await enter(attributes.email, 'wrong')).status).toBe(401)
    await vi.waitFor(async () =>
      expect(await last()).toMatchObject({
        action: 'sign_in.refused',
        actor: { type: 'anonymous', id: null },
        object,
        changes: [{ field: 'method', after: 'password' }],
      }),
    )
    const entries = (await listed()).length
    expect((await enter('unknown@northwind.example', 'wrong')).status).toBe(401)
    expect(await listed()).toHaveLength(entries)
    const signedIn = await enter(attributes.email, attributes.password)
    expect(signedIn.status).toBe(204)
    const actor = { ...object, type: 'member' }
    expect(await last()).toMatchObject({ action: 'sign_in.completed', actor, object })
    const [cookie = ''] = signedIn.headers.getSetCookie().map((text) => text.split(';')[0] ?? '')
    const headers = { Cookie: cookie, Origin: shop.server.deps.settings.origin }
    await shop.server.request(session.signOut.path, { method: session.signOut.method, headers })
    expect(await last()).toMatchObject({ action: 'sign_in.ended', actor, object })
    expect(JSON.stringify(await listed())).not.toContain('horse')
  })

  test('what was done with webhooks, and only the origin of their addresses', async () => {
    const url = 'https://hooks.example/T0/secret-part'
    const { id, secret } = await addWebhook(shop, { name: 'Warehouse', url })
    const params = { webhookId: id }
    expect(await last()).toMatchObject({
      action: 'webhook.created',
      object: { type: 'webhook', id, name: 'Warehouse' },
    })
    const attributes = { url: 'https://hooks.example/T0/other-secret', is_active: false }
    await call(webhooks.change, { params, body: { data: { type: 'webhook', attributes } } })
    expect(await last()).toMatchObject({
      action: 'webhook.changed',
      changes: [
        { field: 'is_active', before: true, after: false },
        { field: 'url', before: null, after: null },
      ],
    })
    await call(webhooks.rotateSecret, { params })
    expect(await last()).toMatchObject({ action: 'webhook.secret_rotated' })
    await call(webhooks.remove, { params })
    expect(await last()).toMatchObject({ action: 'webhook.removed' })
    const everything = JSON.stringify(await listed())
    for (const hidden of ['secret-part', 'other-secret', secret]) expect(everything).not.toContain(hidden)
  })

  test('what was published, by whom and on which site', async () => {
    const site = await openSecondSite(shop)
    const first = (await version(site, 'published')).id
    const tagId = await addTag(site, 'Faulty')
    await publish(site)
    const about = { actor: me(), site: { id: site.appId, name: 'Second site' } }
    expect(await last()).toMatchObject({
      action: 'version.published',
      object: { type: 'version', name: '2.0' },
      ...about,
    })
    const params = { appId: site.appId, tagId }
    await followOperation(site, await call(tags.stop, { params }))
    expect(await last()).toMatchObject({ action: 'tag.stopped', object: { type: 'tag', name: 'Faulty' }, ...about })
    await followOperation(site, await call(tags.resume, { params }))
    expect(await last()).toMatchObject({ action: 'tag.resumed' })
    await publish(site, first)
    expect(await last()).toMatchObject({ action: 'version.republished', object: { id: first, name: '1.0' }, ...about })
    const restored = await call(versions.restore, { params: { appId: site.appId, versionId: first }, body: undefined })
    await followOperation(site, restored)
    expect(await last()).toMatchObject({ action: 'version.restored', object: { id: first }, ...about })
    const other = (await version(shop, 'published')).id
    const body = { data: { id: other, type: 'version' as const } }
    await followOperation(site, await call(versions.import, { params: { appId: site.appId }, body }))
    expect(await last()).toMatchObject({
      action: 'import.completed',
      object: { type: 'site', id: site.appId },
      ...about,
    })
  })

  test('what was changed about signing in', async () => {
    const attributes = { two_factor_required: true, domains: ['northwind.example'] }
    const body = { data: { type: 'sign_in_policy' as const, attributes } }
    await call(admin.changeSignInPolicy, { body })
    await call(admin.changeSignInPolicy, {
      body: { data: { ...body.data, attributes: { two_factor_required: false } } },
    })
    expect(await listed({ action: ['sign_in_policy.changed'] })).toMatchObject([
      { changes: [{ field: 'two_factor_required', before: true, after: false }] },
      {
        changes: [
          { field: 'two_factor_required', before: false, after: true },
          { field: 'domains', before: [], after: ['northwind.example'] },
        ],
      },
    ])
  })
})

describe('the audit log', () => {
  test('is neither changed nor deleted by any call', async () => {
    await createClient('Kept')
    const { db } = shop.server.deps
    const refusal = { cause: { message: 'Entries of the audit log are neither changed nor deleted' } }
    await expect(db.update(auditEntries).set({ actorName: 'x' })).rejects.toMatchObject(refusal)
    await expect(db.delete(auditEntries)).rejects.toMatchObject(refusal)
    await expect(db.execute(sql`truncate audit_entries`)).rejects.toMatchObject(refusal)
  })

  test('has no entry of what was undone', async () => {
    const before = await listed()
    await call(admin.changeUser, {
      params: { userId: shop.owner.id },
      body: { data: { type: 'ppms/user', attributes: { role: 'USER' } } },
    })
    expect(await listed()).toEqual(before)
  })

  test('is for owners of the organisation only', async () => {
    const { server, organisationId } = shop
    const member = await makeUser(server.deps, organisationId)
    expect((await callAs(server, member, audit.list, {})).status).toBe(403)
    const others = await makeUser(server.deps, await makeOrganisation(server.deps, 'Other'), 'OWNER')
    expect((await callAs(server, others, audit.list, {})).answer).toMatchObject({ data: [], meta: { total: 0 } })
  })

  test('is listed newest first, in pages, by actor, kind, period and text', async () => {
    await createClient('Old feed')
    shop.server.advance(60)
    const from = shop.server.deps.clock().toISOString()
    await createClient('New feed')
    shop.server.advance(60)
    const to = shop.server.deps.clock().toISOString()
    const names = async (query: Query) => (await listed({ search: 'feed', ...query })).map(({ object }) => object.name)
    expect(await names({})).toEqual(['New feed', 'Old feed'])
    expect(await names({ sort: ['created_at'] })).toEqual(['Old feed', 'New feed'])
    expect(await names({ limit: 1, offset: 1 })).toEqual(['Old feed'])
    expect(await names({ from })).toEqual(['New feed'])
    expect(await names({ to: from })).toEqual(['Old feed'])
    expect(await names({ from: to })).toEqual([])
    expect(await names({ group: ['clients'] })).toHaveLength(2)
    expect(await names({ group: ['sites', 'people'] })).toEqual([])
    expect(await names({ action: ['client.revoked'] })).toEqual([])
    expect(await names({ actor: shop.owner.id })).toHaveLength(2)
    expect(await names({ actor: 'anonymous' })).toEqual([])
  })

  test.each([
    'from=yesterday',
    'to=2026-13-45T99:00:00Z',
    'from=2026-02-30T00:00:00Z',
    'from=0000-01-01T00:00:00Z',
    'from=2026-03-02',
    'group=everything',
    'action=client.sung',
    'sort=actor',
    'limit=0',
    'filter[actor]=x',
  ])('refuses %s', async (query) => {
    const { server, owner } = shop
    const headers = { Authorization: `Bearer ${await tokenOf(server.deps, owner)}` }
    expect((await server.request(`/api/audit/v1?${query}`, { headers })).status).toBe(400)
  })

  test('says from where', async () => {
    const server = shop.server.withSettings({ trustProxy: 1 })
    const response = await server.request('/api/clients/v1', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${await tokenOf(server.deps, shop.owner)}`,
        'Content-Type': 'application/vnd.api+json',
        'X-Forwarded-For': '198.51.100.7, 192.0.2.44',
        'User-Agent': 'Feed/1.0',
      },
      body: JSON.stringify({ data: { type: 'api_client', attributes: { name: 'From afar' } } }),
    })
    expect(await last()).toMatchObject({
      object: { name: 'From afar' },
      address: '192.0.2.44',
      user_agent: 'Feed/1.0',
      request_id: response.headers.get('X-Request-Id'),
    })
    expect(await listed({ search: '192.0.2' })).toHaveLength(1)
  })
})

const siteName = async () => (await call(apps.one, { params: { appId: shop.appId } })).answer.data.attributes.name

const changeLevel = (userId: string, level: AccessLevel) =>
  call(admin.grant, { params: { appId: shop.appId, userId }, body: { data: { attributes: { level } } } })

const changeUser = (userId: string, attributes: { name?: string; language?: string; password?: string }) =>
  call(admin.changeUser, { params: { userId }, body: { data: { type: 'ppms/user', attributes } } })
