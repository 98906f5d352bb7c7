import { access, admin, apps, metaSites } from '@waymark/api-client/endpoints'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { operations, siteMetaSites } from '#database/tables/index.ts'
import type { Caller } from '#http/caller.ts'
import { callAs } from '#testing/call-as.ts'
import { makeSite } from '#testing/make-site.ts'
import { giveAccess, makeUser } from '#testing/people.ts'
import { runOperations } from '#testing/run-operations.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'

const shop = await openSiteOfFile()
const { deps } = shop.server
const brand = await makeSite(deps, shop.organisationId, { name: 'Brand', kind: 'meta-site' })
const europe = await makeSite(deps, shop.organisationId, { name: 'Europe', kind: 'meta-site' })
const outlet = await makeSite(deps, shop.organisationId, { name: 'Outlet' })
const reader = await makeUser(deps, shop.organisationId)
await giveAccess(deps, reader, shop.appId, 'view')

const link = (metaSiteId: string, ids: readonly string[]) =>
  callAs(shop.server, shop.owner, admin.linkApps, {
    params: { metaSiteId },
    body: { data: ids.map((id) => ({ id, type: 'ppms/app' as const })) },
  })
const rebuilt = async () => {
  const rows = await shop.server.deps.db
    .select({ id: operations.siteId })
    .from(operations)
    .where(eq(operations.state, 'created'))
  await runOperations(shop.server)
  return [...new Set(rows.map((row) => row.id))].sort()
}

describe('linking websites to a meta-site', () => {
  test('gives new containers to those that gain or lose it, and to no others', async () => {
    await rebuilt()
    expect((await link(brand, [shop.appId, outlet])).status).toBe(204)
    expect(await rebuilt()).toEqual([shop.appId, outlet].sort())
    expect((await link(brand, [shop.appId])).status).toBe(204)
    expect(await rebuilt()).toEqual([outlet])
    expect((await link(brand, [shop.appId])).status).toBe(204)
    expect(await rebuilt()).toEqual([])
  })

  test('is counted in the list of meta-sites, as far as the caller sees the websites', async () => {
    await link(brand, [shop.appId, outlet])
    const counted = async (user: Caller) => {
      const { answer } = await callAs(shop.server, user, metaSites.list, { query: {} })
      return answer.data.map(({ attributes: { name, app_count } }) => [name, app_count])
    }
    expect(await counted(shop.owner)).toEqual([
      ['Brand', 2],
      ['Europe', 0],
    ])
    const member = await makeUser(shop.server.deps, shop.organisationId)
    await giveAccess(shop.server.deps, member, brand, 'view')
    await giveAccess(shop.server.deps, member, outlet, 'view')
    expect(await counted(member)).toEqual([['Brand', 1]])
    await link(brand, [shop.appId])
  })

  test('puts a new one last in the order of its website and leaves the others where they are', async () => {
    await link(europe, [shop.appId, shop.appId])
    await link(brand, [outlet, shop.appId])
    const rows = await shop.server.deps.db
      .select()
      .from(siteMetaSites)
      .where(eq(siteMetaSites.siteId, shop.appId))
      .orderBy(asc(siteMetaSites.position))
    expect(rows.map((row) => row.metaSiteId)).toEqual([brand, europe])
    const { answer } = await callAs(shop.server, reader, apps.metaSites, { params: { appId: shop.appId }, query: {} })
    expect(answer.data.map((site) => site.attributes.name)).toEqual(['Brand', 'Europe'])
  })

  test('is seen in the list of its websites, of which each user finds those that they may see', async () => {
    await link(brand, [outlet, shop.appId])
    const linked = async (caller: Caller, query: object = {}) => {
      const { answer } = await callAs(shop.server, caller, metaSites.apps, { params: { metaSiteId: brand }, query })
      return [answer.meta.total, ...answer.data.map(({ attributes }) => attributes.name)]
    }
    expect(await linked(shop.owner)).toEqual([2, 'Outdoor shop', 'Outlet'])
    expect(await linked(shop.owner, { sort: ['-name'], limit: 1 })).toEqual([2, 'Outlet'])
    expect(await linked(shop.owner, { search: 'outl' })).toEqual([1, 'Outlet'])
    expect(await linked(reader)).toEqual([1, 'Outdoor shop'])
  })

  test('is refused as a whole when one of them is no website of the organisation', async () => {
    const unknown = shop.server.deps.ids()
    const { errors } = await link(europe, [outlet, brand, unknown])
    expect(errors.map(({ code, source }) => [code, source?.pointer])).toEqual([
      ['RELATED_RESOURCE_NOT_FOUND_ERROR', '/data/1/id'],
      ['RELATED_RESOURCE_NOT_FOUND_ERROR', '/data/2/id'],
    ])
    expect(await shop.server.deps.db.$count(siteMetaSites, eq(siteMetaSites.siteId, outlet))).toBe(1)
  })
})

describe('a user who sees a linked website', () => {
  test('may read the meta-site, and has no rights on it', async () => {
    const params = { metaSiteId: brand }
    expect((await callAs(shop.server, reader, metaSites.one, { params })).answer.data.attributes.name).toBe('Brand')
    for (const endpoint of [metaSites.tags, metaSites.triggers, metaSites.variables]) {
      expect((await callAs(shop.server, reader, endpoint, { params, query: {} })).status).toBe(200)
    }
    const entry = await callAs(shop.server, reader, metaSites.permissions, { params })
    expect(entry.answer.data.attributes.actions).toEqual([])
    expect(
      (await callAs(shop.server, reader, access.entry, { params: { appId: brand } })).answer.data.attributes,
    ).toEqual({
      actions: [],
    })
  })

  test('cannot use the paths of the tag API for it, and does not find it in lists', async () => {
    expect((await callAs(shop.server, reader, apps.one, { params: { appId: brand } })).status).toBe(404)
    expect((await callAs(shop.server, reader, metaSites.list, { query: {} })).answer.meta.total).toBe(0)
    const answer = await callAs(shop.server, reader, admin.changeMetaSite, {
      params: { metaSiteId: brand },
      body: { data: { type: 'ppms/meta-site', attributes: { name: 'Mine' } } },
    })
    expect(answer.status).toBe(404)
  })

  test('stops seeing it when the link goes', async () => {
    await link(europe, [outlet])
    expect((await callAs(shop.server, reader, metaSites.one, { params: { metaSiteId: europe } })).status).toBe(404)
  })
})

test('a website is no meta-site, and a meta-site no website', async () => {
  expect((await callAs(shop.server, shop.owner, metaSites.one, { params: { metaSiteId: outlet } })).status).toBe(404)
  expect((await callAs(shop.server, shop.owner, apps.one, { params: { appId: brand } })).status).toBe(404)
})

test('a meta-site that is removed gives its websites containers without it', async () => {
  await rebuilt()
  const params = { metaSiteId: brand }
  expect((await callAs(shop.server, shop.owner, admin.removeMetaSite, { params })).status).toBe(204)
  expect(await rebuilt()).toEqual([shop.appId, outlet].sort())
})
