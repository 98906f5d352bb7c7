import { admin, webhooks as endpoints } from '@waymark/api-client/endpoints'
import { WEBHOOK_LIMIT } from '@waymark/domain/webhook'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { webhooks } from '#database/tables/index.ts'
import { encryptStoredValues, removeUnreadableValues } from '#secrets/stored-values.ts'
import { callAs } from '#testing/call-as.ts'
import { makeOrganisation, makeUser } from '#testing/people.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import { openSecondSite } from '#testing/test-site.ts'
import { addWebhook, webhookBody } from '#testing/webhooks.ts'

const shop = await openSiteOfFile()

const read = async (webhookId: string) =>
  (await callAs(shop.server, shop.owner, endpoints.one, { params: { webhookId } })).answer.data.attributes

const change = (webhookId: string, attributes: Parameters<typeof webhookBody>[0]) =>
  callAs(shop.server, shop.owner, endpoints.change, {
    params: { webhookId },
    body: { data: { type: 'webhook', attributes: attributes ?? {} } },
  })

test('a webhook is made with a secret that is answered this once', async () => {
  const body = webhookBody({ name: ' Data warehouse ', events: ['item.changed'] })
  const { status, answer } = await callAs(shop.server, shop.owner, endpoints.create, { body })
  expect(status).toBe(201)
  const { id, attributes } = answer.data
  const { secret, ...shown } = attributes
  expect(secret).toMatch(/^whs_[\w-]{43}$/)
  expect(shown).toMatchObject({
    name: 'Data warehouse',
    url: 'https://ingest.northwind.example/waymark',
    events: ['item.changed'],
    site_ids: null,
    is_active: true,
    paused_reason: null,
    secret_end: secret.slice(-4),
    last_delivery: null,
    created_by: shop.owner.email,
  })
  expect(await read(id)).toEqual(shown)
})

test('a new secret replaces the old one', async () => {
  const { id, secret } = await addWebhook(shop, { name: 'Rotated' })
  const { status, answer } = await callAs(shop.server, shop.owner, endpoints.rotateSecret, {
    params: { webhookId: id },
  })
  expect(status).toBe(200)
  expect(answer.data.attributes.secret).not.toBe(secret)
  expect((await read(id)).secret_end).toBe(answer.data.attributes.secret.slice(-4))
})

test('what is left out of a change stays', async () => {
  const { id } = await addWebhook(shop, { name: 'Changed', site_ids: [shop.appId] })
  const before = await read(id)
  expect((await change(id, { is_active: false })).status).toBe(204)
  expect(await read(id)).toEqual({ ...before, is_active: false })
  await change(id, { site_ids: null, events: ['version.published'], name: 'Releases' })
  expect(await read(id)).toMatchObject({ site_ids: null, events: ['version.published'], name: 'Releases' })
})

test('a removed website is no longer among those of a webhook', async () => {
  const other = await openSecondSite(shop)
  const { id } = await addWebhook(shop, { name: 'Two', site_ids: [shop.appId, other.appId] })
  expect(new Set((await read(id)).site_ids)).toEqual(new Set([shop.appId, other.appId]))
  await callAs(shop.server, shop.owner, admin.removeApp, { params: { appId: other.appId } })
  expect((await read(id)).site_ids).toEqual([shop.appId])
})

test('webhooks are found by name and address, and sorted by name', async () => {
  await addWebhook(shop, { name: 'b archive' })
  await addWebhook(shop, { name: 'A report', url: 'https://archive.example/hook' })
  const { answer } = await callAs(shop.server, shop.owner, endpoints.list, { query: { search: 'ARCHIVE' } })
  expect(answer.data.map(({ attributes }) => attributes.name)).toEqual(['A report', 'b archive'])
  expect(answer.meta.total).toBe(2)
})

describe('is refused at its field', () => {
  test.each([
    ['url', { url: 'ingest.example' }, 'invalid-url'],
    ['url', { url: 'ftp://ingest.example' }, 'invalid-url'],
    ['url', { url: 'https://user:word@ingest.example' }, 'invalid-url'],
    ['url', { url: 'https://ingest.example/#part' }, 'invalid-url'],
    ['url', { url: `https://ingest.example/${'x'.repeat(2000)}` }, 'maxLength'],
    ['url', { url: 'http://ingest.example/' }, 'https-needed'],
    ['url', { url: 'https://127.0.0.1/' }, 'private-address'],
    ['url', { url: 'https://[::ffff:10.0.0.1]/' }, 'private-address'],
    ['url', { url: 'https://2130706433/' }, 'private-address'],
    ['url', { url: 'https://localhost:8080/' }, 'private-address'],
    ['name', { name: ' ' }, 'minLength'],
    ['name', { name: 'x'.repeat(91) }, 'maxLength'],
    ['events', { events: [] }, 'minItems'],
    ['site_ids', { site_ids: [] }, 'minItems'],
  ] as const)('%s of %o', async (field, options, keyword) => {
    const body = webhookBody(options as Parameters<typeof webhookBody>[0])
    const { status, errors } = await callAs(shop.server, shop.owner, endpoints.create, { body })
    expect(status).toBe(400)
    expect(errors).toMatchObject([{ source: { pointer: `/data/attributes/${field}` }, meta: { keyword } }])
  })

  test('a website of another organisation', async () => {
    const abroad = await makeOrganisation(shop.server.deps, 'Southmoor')
    const stranger = { ...shop, owner: await makeUser(shop.server.deps, abroad, 'OWNER') }
    const body = webhookBody({ site_ids: [shop.appId] })
    const { codes, errors } = await callAs(shop.server, stranger.owner, endpoints.create, { body })
    expect(codes).toEqual(['RELATED_RESOURCE_NOT_FOUND_ERROR'])
    expect(errors[0]?.source?.pointer).toBe('/data/attributes/site_ids')
    const { answer } = await callAs(shop.server, stranger.owner, endpoints.list, { query: {} })
    expect(answer.data).toEqual([])
  })
})

test('an organisation has at most twenty, also when several are made at once', async () => {
  const organisationId = await makeOrganisation(shop.server.deps, 'Many')
  const owner = await makeUser(shop.server.deps, organisationId, 'OWNER')
  const body = webhookBody()
  const made = await Promise.all(
    Array.from({ length: WEBHOOK_LIMIT + 3 }, () => callAs(shop.server, owner, endpoints.create, { body })),
  )
  expect(made.filter(({ status }) => status === 201)).toHaveLength(WEBHOOK_LIMIT)
  expect(made.flatMap(({ codes }) => codes)).toEqual(Array(3).fill('WEBHOOK_LIMIT_ERROR'))
})

test('secrets are encrypted; one that can no longer be decrypted is replaced and its webhook turned off', async () => {
  const { server } = shop
  const { id, secret } = await addWebhook(shop, { name: 'Encrypted' })
  const stored = async () => (await server.deps.db.select().from(webhooks).where(eq(webhooks.id, id)))[0]?.secret
  const [first, second] = ['first secret of this installation', 'second secret of this installation']
  await encryptStoredValues(server.deps.db, { secret: first, previousSecret: undefined })
  expect(await stored()).toMatch(/^encrypted:/)
  const removed = await removeUnreadableValues(server.deps.db, { secret: second, previousSecret: undefined })
  expect(removed).toContain(`webhook/${id}`)
  expect(await stored()).not.toBe(secret)
  expect(await read(id)).toMatchObject({ is_active: false, paused_reason: 'secret-lost' })
})
