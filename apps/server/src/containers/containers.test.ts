import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { admin, installation, versions } from '@waymark/api-client/endpoints'
import type { CompileInput } from '@waymark/container/compile'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { artifacts, debugArtifacts, siteMetaSites, sites } from '#database/tables/index.ts'
import { deleteExpired } from '#operations/delete-expired.ts'
import { callAs } from '#testing/call-as.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import {
  addTag,
  addTrigger,
  addVariable,
  openSecondSite,
  publish,
  removeTag,
  type TestSite,
  version,
} from '#testing/test-site.ts'

const shop = await openSiteOfFile()

const fetchScript = (
  site: TestSite,
  { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
) => site.server.request(`/containers/${site.appId}.js${query}`, { headers })
const scriptOf = async (site: TestSite, query = ''): Promise<CompileInput> => {
  const response = await fetchScript(site, { query })
  expect(response.status).toBe(200)
  return (await response.json()) as CompileInput
}
const metadata = async ({ server, owner, appId }: TestSite, versionId = 'draft') =>
  (await callAs(server, owner, versions.metadata, { params: { appId, versionId } })).answer.data

describe('the container of a site', () => {
  test('is the published one, changes only when something is published, and may be cached for a while', async () => {
    const site = await openSecondSite(shop)
    await addTag(site, 'First')
    const before = await fetchScript(site)
    expect(Object.fromEntries(before.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=60, stale-while-revalidate=60, stale-if-error=86400',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding',
    })
    expect(((await before.json()) as CompileInput).site.tags).toEqual([])
    await publish(site)
    const live = await scriptOf(site)
    expect(live).toMatchObject({
      mode: 'published',
      appId: site.appId,
      versionId: (await version(site, 'published')).id,
    })
    expect(live.site.tags.map((tag) => tag.name)).toEqual(['First'])
    expect(live.settings).toMatchObject({
      debuggerOrigin: 'http://localhost:4100',
      gdpr: true,
      delay: 500,
      trackerDomains: ['shop.example.com'],
    })
  })

  test('has the smallest encoding that the browser accepts, each with its own ETag', async () => {
    const plain = await fetchScript(shop)
    const gzip = await fetchScript(shop, { headers: { 'Accept-Encoding': 'gzip, deflate' } })
    const brotli = await fetchScript(shop, { headers: { 'Accept-Encoding': 'gzip;q=0.5, br;q=1.0' } })
    const refused = await fetchScript(shop, { headers: { 'Accept-Encoding': 'br;q=0' } })
    const text = await plain.text()
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(text)
    expect(brotliDecompressSync(await brotli.arrayBuffer()).toString()).toBe(text)
    expect(await refused.text()).toBe(text)
    const seen = [plain, gzip, brotli].map((response) => response.headers.get('content-encoding'))
    expect(seen).toEqual([null, 'gzip', 'br'])
    expect(new Set([plain, gzip, brotli].map((response) => response.headers.get('etag'))).size).toBe(3)
  })

  test('is not sent again to a browser that has it', async () => {
    const etag = (await fetchScript(shop)).headers.get('etag') ?? ''
    const again = await fetchScript(shop, { headers: { 'If-None-Match': `"other", ${etag}` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('etag')).toBe(etag)
  })

  test('does not exist for meta-sites and unknown sites', async () => {
    const meta = await openSecondSite(shop, 'meta-site')
    expect((await fetchScript(meta)).status).toBe(404)
    expect((await shop.server.request('/containers/b0d9c3a0-0000-4000-8000-000000000000.js')).status).toBe(404)
    expect((await shop.server.request('/containers/nonsense')).status).toBe(404)
  })

  test('is loaded by the installation code', async () => {
    const { answer } = await callAs(shop.server, shop.owner, installation.code, { params: { appId: shop.appId } })
    expect(answer.data.attributes.snippet).toContain(`http://localhost:4100/containers/${shop.appId}.js`)
  })
})

describe('debugging', () => {
  test('a token from the metadata loads the draft in debug mode, uncached', async () => {
    const site = await openSecondSite(shop)
    await addTag(site, 'Draft only')
    const { attributes, meta } = await metadata(site)
    const query = `?wm_debug=${meta?.debug_token}`
    const script = await scriptOf(site, query)
    expect(script).toMatchObject({ mode: 'debug', checksum: attributes.checksum })
    expect(script.site.tags.map((tag) => tag.name)).toEqual(['Draft only'])
    expect((await fetchScript(site, { query })).headers.get('cache-control')).toBe('no-store')
    expect(meta?.debug_token?.startsWith(site.appId)).toBe(true)
    const draft = await callAs(site.server, site.owner, versions.one, {
      params: { appId: site.appId, versionId: 'draft' },
    })
    expect(meta?.updated_at).toBe(draft.answer.data.attributes.updated_at)
  })

  test('the draft is loaded as it is now: with each change of it, of a linked meta-site and of the settings, and back again', async () => {
    const [site, meta] = [await openSecondSite(shop), await openSecondSite(shop, 'meta-site')]
    const { server, owner, appId } = site
    const token = (await metadata(site)).meta?.debug_token
    const loaded = async () => {
      const { site: own, metaSites, settings } = await scriptOf(site, `?wm_debug=${token}`)
      expect(await scriptOf(site, `?wm_debug=${token}`)).toMatchObject({ site: own, metaSites, settings })
      const shared = metaSites.flatMap(({ tags }) => tags.map(({ name }) => name))
      return [own.tags.map(({ name }) => name), shared, settings.delay]
    }
    expect(await loaded()).toEqual([[], [], 500])
    await addTag(site, 'Own')
    expect(await loaded()).toEqual([['Own'], [], 500])
    await addTag(meta, 'Shared')
    await publish(meta)
    const link = { params: { metaSiteId: meta.appId }, body: { data: [{ id: appId, type: 'ppms/app' as const }] } }
    await callAs(server, owner, admin.linkApps, link)
    expect(await loaded()).toEqual([['Own'], ['Shared'], 500])
    const slow = { data: { type: 'ppms/app' as const, attributes: { delay: 900 } } }
    await callAs(server, owner, admin.changeApp, { params: { appId }, body: slow })
    expect(await loaded()).toEqual([['Own'], ['Shared'], 900])
    await callAs(server, owner, admin.linkApps, { ...link, body: { data: [] } })
    expect(await loaded()).toEqual([['Own'], [], 900])
  })

  test('a container that was deleted a week after it was compiled is compiled again', async () => {
    const site = await openSecondSite(shop)
    const { deps } = site.server
    const query = `?wm_debug=${(await metadata(site)).meta?.debug_token}`
    const load = async (encoding: string) =>
      (await fetchScript(site, { query, headers: { 'Accept-Encoding': encoding } })).status
    expect(await load('br')).toBe(200)
    const longAgo = { createdAt: new Date('2026-02-20T09:00:00Z') }
    await deps.db.update(artifacts).set(longAgo)
    await deps.db.update(debugArtifacts).set(longAgo)
    await deleteExpired(deps)
    expect(await load('gzip')).toBe(200)
  })

  test('a token is valid for its own site and version, for twelve hours', async () => {
    const [site, other] = [await openSecondSite(shop), await openSecondSite(shop)]
    const token = (await metadata(site)).meta?.debug_token
    expect(await scriptOf(other, `?wm_debug=${token}`)).toMatchObject({ mode: 'published' })
    expect(await scriptOf(site, `?wm_debug=${token}x`)).toMatchObject({ mode: 'published' })
    expect((await metadata(site)).meta?.debug_token_expires_at).toBe('2026-03-02T21:00:00+00:00')
    site.server.advance(12 * 3600)
    expect(await scriptOf(site, `?wm_debug=${token}`)).toMatchObject({ mode: 'published' })
    site.server.advance(-12 * 3600)
  })

  test('debug containers are not served by the host of containers when that is another one', async () => {
    const site = await openSecondSite(shop)
    const token = (await metadata(site)).meta?.debug_token
    const split = { ...site, server: shop.server.withSettings({ containerOrigin: 'https://tags.example.com' }) }
    const script = await split.server.request(`https://tags.example.com/containers/${site.appId}.js?wm_debug=${token}`)
    expect(await script.json()).toMatchObject({ mode: 'published' })
  })

  test('the checksum depends on content, settings and build, not on the name of the version', async () => {
    const site = await openSecondSite(shop)
    const first = (await metadata(site)).attributes.checksum
    expect((await metadata(site, 'published')).attributes.checksum).toBe(first)
    await addVariable(site, 'More')
    const second = (await metadata(site)).attributes.checksum
    expect(second).not.toBe(first)
    await site.server.deps.db.update(sites).set({ delay: 0 }).where(eq(sites.id, site.appId))
    expect((await metadata(site)).attributes.checksum).not.toBe(second)
  })

  test('metadata lists what can fire on the page, in firing order', async () => {
    const [site, meta] = [await openSecondSite(shop), await openSecondSite(shop, 'meta-site')]
    const triggerId = await addTrigger(site, 'Click', { trigger_type: 'click' })
    await addVariable(site, 'Script', { variable_type: 'custom_js', value: '1' })
    await addTag(site, 'Plain', {}, [triggerId])
    await addTag(site, 'First', { priority: 2 })
    await addTag(site, 'Off', { is_active: false })
    await addTag(meta, 'Common', { priority: 2 })
    await publish(meta)
    await site.server.deps.db.insert(siteMetaSites).values({ siteId: site.appId, metaSiteId: meta.appId, position: 0 })
    const { attributes } = await metadata(site)
    expect(attributes.tags.map((tag) => [tag.name, tag.virtual, tag.metaSiteId])).toEqual([
      ['First', false, null],
      ['Common', true, meta.appId],
      ['Plain', false, null],
    ])
    expect(attributes.meta_site_names).toEqual({ [meta.appId]: 'Second site' })
    expect(attributes.triggers[0]?.conditions).toEqual([
      { id: `event:${triggerId}`, variable: BUILT_INS.event.id, action: 'equals', value: 'waymark.click', options: {} },
    ])
    expect(attributes.variables.find((variable) => variable.name === 'Script')).toMatchObject({
      type: { collector_name: 'custom_javascript' },
      virtual: false,
    })
    expect(attributes.variables.find((variable) => variable.name === 'Waymark Anonymization')).toMatchObject({
      virtual: true,
    })
    expect((await metadata(meta)).meta).not.toHaveProperty('debug_token')
  })
})

test('publishing a meta-site changes the containers of the sites linked to it, not their versions', async () => {
  const [site, meta] = [await openSecondSite(shop), await openSecondSite(shop, 'meta-site')]
  await site.server.deps.db.insert(siteMetaSites).values({ siteId: site.appId, metaSiteId: meta.appId, position: 0 })
  const tagId = await addTag(meta, 'Everywhere')
  expect(await publish(meta)).toMatchObject({ state: 'completed', summary: { rebuilt_websites: 1 } })
  expect((await scriptOf(site)).metaSites.map(({ tags: list }) => list.map((tag) => tag.name))).toEqual([
    ['Everywhere'],
  ])
  expect(await version(site)).toMatchObject({ has_changes: false, version_major: 2 })
  await removeTag(meta, tagId)
  await publish(meta)
  expect((await scriptOf(site)).metaSites[0]?.tags).toEqual([])
})
