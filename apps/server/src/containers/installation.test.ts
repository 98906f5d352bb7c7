import { installation, versions } from '@waymark/api-client/endpoints'
import type { InstallationPatch } from '@waymark/domain/site'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sites } from '#database/tables/index.ts'
import { wireDate } from '#http/wire-date.ts'
import { readStoreAddress } from '#settings-store.ts'
import { callAs } from '#testing/call-as.ts'
import { giveAccess, makeUser } from '#testing/people.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import { addTag, openSecondSite, publish, type TestSite } from '#testing/test-site.ts'

const shop = await openSiteOfFile()

const NOTHING = {
  first_loaded_at: null,
  last_loaded_at: null,
  loaded_from: null,
  has_tags: false,
  has_published_tags: false,
  fired_at: null,
  from_store: false,
  dismissed: false,
}

const load = ({ server, appId }: TestSite, headers: Record<string, string>, query = '') =>
  server.request(`/containers/${appId}.js${query}`, { headers })
const state = async ({ server, owner, appId }: TestSite) =>
  (await callAs(server, owner, installation.state, { params: { appId } })).answer.data.attributes
const change = ({ server, owner, appId }: TestSite, attributes: InstallationPatch['attributes']) =>
  callAs(server, owner, installation.change, {
    params: { appId },
    body: { data: { type: 'installation', attributes } },
  })
/** Another process of the same installation. */
const inAnotherProcess = (site: TestSite): TestSite => ({ ...site, server: site.server.withSettings({}) })
describe('the first page view', () => {
  test.each([
    [{ Referer: 'https://shop.example.com/basket?item=3' }, 'https://shop.example.com'],
    [{ Referer: 'http://www.shop.example.com/' }, 'http://www.shop.example.com'],
    [{ Origin: 'https://shop.example.com' }, 'https://shop.example.com'],
  ])('is seen when a page under an address of the website has loaded the container: %j', async (headers, origin) => {
    const site = await openSecondSite(shop)
    expect(await state(site)).toEqual(NOTHING)
    expect((await load(site, headers)).status).toBe(200)
    await expect.poll(async () => (await state(site)).loaded_from).toBe(origin)
    expect((await state(site)).first_loaded_at).toBe(wireDate(site.server.deps.clock()))
  })

  test.each([
    { Referer: 'https://evil.example/?https://shop.example.com' },
    { Referer: 'https://shop.example.com.evil.example/' },
    { Referer: 'https://shop.example.com:8443/' },
    { Referer: 'nonsense' },
    { Origin: 'null' },
    {},
  ])('is not seen when another page has: %j', async (headers) => {
    const site = await openSecondSite(shop)
    expect((await load(site, headers)).status).toBe(200)
    site.server.advance(60)
    await load(inAnotherProcess(site), { Referer: 'https://shop.example.com/' })
    await expect.poll(async () => (await state(site)).loaded_from).toBe('https://shop.example.com')
    const { first_loaded_at, last_loaded_at } = await state(site)
    expect(first_loaded_at).toBe(last_loaded_at)
  })

  test('is seen in an answer that the browser has already', async () => {
    const site = await openSecondSite(shop)
    const ETag = (await load(site, {})).headers.get('etag') ?? ''
    const again = await load(site, { 'If-None-Match': ETag, Referer: 'https://shop.example.com/' })
    expect(again.status).toBe(304)
    await expect.poll(async () => (await state(site)).first_loaded_at).not.toBeNull()
  })

  test('is seen at once after the address was corrected', async () => {
    const site = await openSecondSite(shop)
    await load(site, { Referer: 'https://new.example.com/' })
    await site.server.deps.db
      .update(sites)
      .set({ urls: ['https://new.example.com'] })
      .where(eq(sites.id, site.appId))
    await load(inAnotherProcess(site), { Referer: 'https://new.example.com/' })
    await expect.poll(async () => (await state(site)).loaded_from).toBe('https://new.example.com')
  })

  test('stays the first, and a process records the last one at most once a minute', async () => {
    const site = await openSecondSite(shop)
    await load(site, { Referer: 'https://shop.example.com/' })
    await expect.poll(async () => (await state(site)).first_loaded_at).not.toBeNull()
    const first = (await state(site)).first_loaded_at
    site.server.advance(30)
    await load(site, { Referer: 'https://www.shop.example.com/' })
    await load(inAnotherProcess(site), { Referer: 'http://shop.example.com/' })
    await expect.poll(async () => (await state(site)).loaded_from).toBe('http://shop.example.com')
    const { first_loaded_at, last_loaded_at } = await state(site)
    expect(first_loaded_at).toBe(first)
    expect(last_loaded_at).not.toBe(first)
  })

  test('is seen in a debug session also of a website that keeps its address to itself', async () => {
    const site = await openSecondSite(shop)
    const { server, owner, appId } = site
    const read = await callAs(server, owner, versions.metadata, { params: { appId, versionId: 'draft' } })
    const meta = read.answer.data.meta
    expect((await load(site, {}, '?wm_debug=wrong')).status).toBe(200)
    expect(await state(site)).toEqual(NOTHING)
    await load(site, {}, `?wm_debug=${meta?.debug_token}`)
    await expect.poll(async () => (await state(site)).first_loaded_at).not.toBeNull()
    expect((await state(site)).loaded_from).toBeNull()
  })
})

test('a website whose container comes from a store is marked as one whose page views are not seen', async () => {
  const site = await openSecondSite(shop)
  const stored = site.server.withSettings({ containerStore: readStoreAddress('containers') })
  expect(await state({ ...site, server: stored })).toMatchObject({ from_store: true })
})

test('a website has tags, then published ones, then a fired one, which stays the first', async () => {
  const site = await openSecondSite(shop)
  await addTag(site, 'First')
  expect(await state(site)).toMatchObject({ has_tags: true, has_published_tags: false })
  await publish(site)
  expect(await state(site)).toMatchObject({ has_tags: true, has_published_tags: true, fired_at: null })
  expect((await change(site, { fired: true })).status).toBe(204)
  const { fired_at } = await state(site)
  expect(fired_at).not.toBeNull()
  site.server.advance(60)
  expect((await change(site, { fired: true })).status).toBe(204)
  expect((await state(site)).fired_at).toBe(fired_at)
})

test('the first steps of a website are dismissed for all of its members', async () => {
  const site = await openSecondSite(shop)
  expect((await change(site, {})).status).toBe(204)
  expect((await state(site)).dismissed).toBe(false)
  expect((await change(site, { dismissed: true })).status).toBe(204)
  expect((await state(site)).dismissed).toBe(true)
  const reader = await makeUser(site.server.deps, site.organisationId)
  await giveAccess(site.server.deps, reader, site.appId, 'edit')
  expect((await state({ ...site, owner: reader })).dismissed).toBe(true)
})

test('a meta-site has no installation', async () => {
  const { server, owner, appId } = await openSecondSite(shop, 'meta-site')
  expect((await callAs(server, owner, installation.state, { params: { appId } })).status).toBe(404)
})
