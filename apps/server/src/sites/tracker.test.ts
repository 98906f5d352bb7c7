import { apps, tags } from '@waymark/api-client/endpoints'
import type { CompileInput } from '@waymark/container/compile'
import type { TrackerSettings } from '@waymark/domain/site'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sites } from '#database/tables/index.ts'
import { trackerOf } from '#items/tags/tracker-of.ts'
import { callAs } from '#testing/call-as.ts'
import { runOperations } from '#testing/run-operations.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import { openSecondSite, publish, type TestSite } from '#testing/test-site.ts'

const shop = await openSiteOfFile()

const MATOMO: TrackerSettings = {
  js_url: 'https://stats.example/matomo.js',
  php_url: 'https://stats.example/matomo.php',
  dialect: 'matomo',
  site_id: '7',
}
const INHERITED: TrackerSettings = { js_url: null, php_url: null, dialect: null, site_id: null }

const change = ({ server, owner, appId }: TestSite, attributes: TrackerSettings) =>
  callAs(server, owner, apps.changeTracker, { params: { appId }, body: { data: { type: 'tracker', attributes } } })

const settingsOf = async (site: TestSite) => {
  await runOperations(site.server)
  const response = await site.server.request(`/containers/${site.appId}.js`)
  return ((await response.json()) as CompileInput).settings
}

describe('the tracker of a website', () => {
  test("is the installation's until the website has its own, and again afterwards", async () => {
    const site = await openSecondSite(shop)
    const read = async () => (await callAs(site.server, site.owner, apps.tracker, { params: site })).answer.data
    const installation = { js_url: '', php_url: '', dialect: 'extended' }
    expect(await read()).toEqual({ id: site.appId, type: 'tracker', attributes: { ...INHERITED, installation } })
    const inherited = { trackerJsUrl: '', trackerPhpUrl: '', trackerSiteId: site.appId, trackerDialect: 'extended' }
    expect(await settingsOf(site)).toMatchObject(inherited)

    expect((await change(site, MATOMO)).status).toBe(204)
    expect((await read()).attributes).toEqual({ ...MATOMO, installation })
    expect(await settingsOf(site)).toMatchObject({
      trackerJsUrl: MATOMO.js_url,
      trackerPhpUrl: MATOMO.php_url,
      trackerSiteId: '7',
      trackerDialect: 'matomo',
    })
    expect(await settingsOf(shop)).toMatchObject({ trackerJsUrl: '', trackerDialect: 'extended' })

    await change(site, INHERITED)
    expect(await settingsOf(site)).toMatchObject(inherited)
  })

  test('builds the container again only when something changed', async () => {
    const site = await openSecondSite(shop)
    const { db } = site.server.deps
    const revision = async () =>
      (await db.select({ at: sites.settingsRevision }).from(sites).where(eq(sites.id, site.appId)))[0]!.at
    await change(site, MATOMO)
    const before = await revision()
    await change(site, { ...MATOMO })
    expect(await revision()).toBe(before)
    await change(site, { ...MATOMO, site_id: '8' })
    expect(await revision()).toBe(before + 1)
  })

  test.each([
    [{ ...MATOMO, php_url: null }, 'php_url', 'required'],
    [{ ...MATOMO, js_url: null }, 'js_url', 'required'],
    [{ ...MATOMO, site_id: null }, 'site_id', 'required'],
    [{ ...MATOMO, site_id: 'shop' }, 'site_id', 'must-be-integer'],
    [{ ...MATOMO, site_id: '07' }, 'site_id', 'must-be-integer'],
  ])('is refused when its settings do not fit together: %j', async (attributes, field, keyword) => {
    const { status, errors } = await change(shop, attributes)
    expect(status).toBe(400)
    expect(errors).toMatchObject([{ source: { pointer: `/data/attributes/${field}` }, meta: { keyword } }])
  })

  test.each([{ js_url: 'ftp://stats.example/matomo.js' }, { js_url: 'javascript:alert(1)' }, { dialect: 'other' }])(
    'takes no such setting: %j',
    async (wrong) => {
      expect((await change(shop, { ...MATOMO, ...(wrong as object) })).status).toBe(400)
    },
  )

  test('is shown in its analytics tag, with the hosts of the website without ports', async () => {
    const site = await openSecondSite(shop)
    const { db } = site.server.deps
    await db
      .update(sites)
      .set({ urls: ['https://shop.example.com:8443/', 'https://shop.example.com', 'http://other.example.com'] })
      .where(eq(sites.id, site.appId))
    await change(site, MATOMO)
    const made = await callAs(site.server, site.owner, tags.create, {
      params: site,
      body: {
        data: {
          type: 'tag',
          attributes: { name: 'Analytics', template: 'waymark_analytics', template_options: {} },
        },
      } as never,
    })
    expect(made.answer.data.attributes.template_options).toMatchObject({
      tracker_domains: ['shop.example.com', 'other.example.com'],
      tracker_js_url: MATOMO.js_url,
      tracker_php_url: MATOMO.php_url,
      tracker_site_id: '7',
    })
    await publish(site)
    expect((await settingsOf(site)).trackerDomains).toEqual(['shop.example.com', 'other.example.com'])
  })

  test('gets nothing while the id it inherits is none that a Matomo has', async () => {
    const site = await openSecondSite(shop)
    await change(site, { ...MATOMO, dialect: null, site_id: null })
    expect(await settingsOf(site)).toMatchObject({ trackerJsUrl: MATOMO.js_url })
    const { deps } = site.server
    const installation = { ...deps.settings.tracker, dialect: 'matomo' as const }
    const row = { id: site.appId, tracker: { ...MATOMO, dialect: null, site_id: null } }
    expect(trackerOf(row, { ...deps.settings, tracker: installation })).toMatchObject({ sends: false })
  })
})
