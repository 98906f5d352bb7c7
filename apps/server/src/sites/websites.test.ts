import type { CallOf } from '@waymark/api-client/endpoint'
import { admin, apps, metaSites, versions } from '@waymark/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { artifactPointers, sites, versionContents } from '#database/tables/index.ts'
import type { Caller } from '#http/caller.ts'
import { callAs } from '#testing/call-as.ts'
import { makeSite } from '#testing/make-site.ts'
import { giveAccess, makeUser } from '#testing/people.ts'
import { runOperations } from '#testing/run-operations.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'

const shop = await openSiteOfFile()
const { deps } = shop.server
const viewer = await makeUser(deps, shop.organisationId)
for (const name of ['ärmel', 'Zebra', 'apfel', '100%_wool']) {
  const id = await makeSite(deps, shop.organisationId, { name })
  await giveAccess(deps, viewer, id, name === 'Zebra' ? 'edit' : 'view')
}
await makeSite(deps, shop.organisationId, { name: 'Brand', kind: 'meta-site' })

type Query = NonNullable<CallOf<typeof apps.list>['query']>

const names = async (user: Caller, query: Query = {}) =>
  (await callAs(shop.server, user, apps.list, { query })).answer.data.map((app) => app.attributes.name)

describe('the list of websites', () => {
  test('contains the visible sites, by name without regard to case and accents', async () => {
    expect(await names(viewer)).toEqual(['100%_wool', 'apfel', 'ärmel', 'Zebra'])
    expect(await names(shop.owner)).toEqual(['100%_wool', 'apfel', 'ärmel', 'Outdoor shop', 'Zebra'])
  })

  test('can be filtered by permission', async () => {
    expect(await names(viewer, { permission: ['edit'] })).toEqual(['Zebra'])
  })

  test('searches literally, without regard to case, and finds a whole id', async () => {
    expect(await names(viewer, { search: '%_' })).toEqual(['100%_wool'])
    expect(await names(viewer, { search: 'PFEL' })).toEqual(['apfel'])
    expect(await names(viewer, { search: 'ÄRM' })).toEqual(['ärmel'])
    expect(await names(shop.owner, { search: shop.appId })).toEqual(['Outdoor shop'])
    expect(await names(viewer, { search: shop.appId })).toEqual([])
  })

  test('has pages of ten by default', async () => {
    const query: Query = { limit: 2, offset: 2, sort: ['-name'] }
    const { answer } = await callAs(shop.server, viewer, apps.list, { query })
    expect(answer.data.map((app) => app.attributes.name)).toEqual(['apfel', '100%_wool'])
    expect(answer.meta.total).toBe(4)
    expect(answer.links).toMatchObject({ prev: expect.stringContaining('limit=2&offset=0'), next: null })
  })

  test('includes the meta-sites where both are requested', async () => {
    const { answer } = await callAs(shop.server, shop.owner, metaSites.withApps, { query: { search: 'ra' } })
    expect(answer.data.map(({ type }) => type)).toEqual(['ppms/meta-site', 'ppms/app'])
  })
})

describe('a new website', () => {
  const make = (attributes: { name: string; urls?: string[] }, id?: string) =>
    callAs(shop.server, shop.owner, admin.createApp, {
      body: { data: { ...(id && { id }), type: 'ppms/app', attributes } },
    })

  test('has version 1.0, published, equal to its draft, and a container', async () => {
    const { status, answer } = await make({ name: ' Journal ', urls: ['https://journal.example'] })
    expect(status).toBe(201)
    expect(answer.data.attributes).toMatchObject({
      name: 'Journal',
      gdpr: true,
      delay: 500,
      timezone: 'UTC',
      created_at: '2026-03-02T09:00:00+00:00',
    })
    const params = { appId: answer.data.id }
    const list = await callAs(shop.server, shop.owner, versions.list, { params, query: {} })
    expect(list.answer.data.map(({ attributes: v }) => [v.version_type, v.has_changes])).toEqual([
      ['draft', false],
      ['published', false],
    ])
    await runOperations(shop.server)
    expect((await shop.server.request(`/containers/${answer.data.id}.js`)).status).toBe(200)
  })

  test('keeps the id it is given, once', async () => {
    const id = shop.server.deps.ids()
    expect((await make({ name: 'First' }, id)).answer.data.id).toBe(id)
    expect((await make({ name: 'Second' }, id)).codes).toEqual(['NOT_UNIQUE_ID_ERROR'])
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'a'.repeat(91) }, 'name'],
    [{ name: 'A', delay: 5001 }, 'delay'],
    [{ name: 'A', timezone: 'Mars/Olympus' }, 'timezone'],
  ])('is refused with %j', async (attributes, member) => {
    expect((await make(attributes)).errors.map(({ source }) => source?.pointer)).toEqual([`/data/attributes/${member}`])
  })

  test('is refused with an address that is no website', async () => {
    const { errors } = await make({ name: 'A', urls: ['https://a.example', 'javascript:alert(1)'] })
    expect(errors[0]?.source).toEqual({ pointer: '/data/attributes/urls/1' })
  })
})

test('the list of websites can be sorted by the last change', async () => {
  const [apfel] = (await callAs(shop.server, shop.owner, apps.list, { query: { search: 'apfel' } })).answer.data
  shop.server.advance(60)
  await callAs(shop.server, shop.owner, admin.changeApp, {
    params: { appId: apfel?.id ?? '' },
    body: { data: { type: 'ppms/app', attributes: { delay: 300 } } },
  })
  expect((await names(shop.owner, { sort: ['-updated_at'] }))[0]).toBe('apfel')
  expect((await names(shop.owner, { sort: ['updated_at'] })).at(-1)).toBe('apfel')
})

test('a change of settings gives the website a new container; no change gives none', async () => {
  const appId = await makeSite(shop.server.deps, shop.organisationId, { name: 'Rentals' })
  const { db } = shop.server.deps
  const change = (attributes: object) =>
    callAs(shop.server, shop.owner, admin.changeApp, {
      params: { appId },
      body: { data: { type: 'ppms/app', attributes } },
    })
  const artifact = async () => {
    await runOperations(shop.server)
    const [row] = await db.select().from(artifactPointers).where(eq(artifactPointers.siteId, appId))
    return row?.artifactHash
  }
  expect((await change({ delay: 700 })).status).toBe(204)
  const first = await artifact()
  shop.server.advance(5)
  expect((await change({ delay: 700, gdpr: true })).status).toBe(204)
  const [kept] = await db.select().from(sites).where(eq(sites.id, appId))
  expect(kept?.updatedAt.getTime()).toBe(shop.server.deps.clock().getTime() - 5000)
  expect((await change({ gdpr: false })).status).toBe(204)
  expect(await artifact()).not.toBe(first)
})

test('a removed website leaves nothing behind', async () => {
  const appId = await makeSite(shop.server.deps, shop.organisationId, { name: 'Gone' })
  await shop.server.request(`/containers/${appId}.js`)
  expect((await callAs(shop.server, shop.owner, admin.removeApp, { params: { appId } })).status).toBe(204)
  expect((await callAs(shop.server, shop.owner, apps.one, { params: { appId } })).status).toBe(404)
  expect((await shop.server.request(`/containers/${appId}.js`)).status).toBe(404)
  expect(await shop.server.deps.db.$count(versionContents, eq(versionContents.siteId, appId))).toBe(0)
})
