import { createServer } from 'node:http'
import { join } from 'node:path'
import { snippet } from '@waymark/container/snippet'
import { chromium } from 'playwright'
import { expect, test } from 'vitest'
import { makeFolderOfFile } from '#testing/folder-of-file.ts'
import { type KillableServer, startKillable } from '#testing/killable-server.ts'
import { listenHere } from '#testing/listen.ts'
import { hasNginxWithBrotli, startNginx } from '#testing/nginx.ts'
import { tagBody, triggerBody } from '#testing/test-site.ts'
import { launchOptions } from '../../../../tooling/browser/find-browser.ts'

const folder = makeFolderOfFile()

/** Publishes a tag that runs on every page view, and waits until the operation says that it is live. */
async function publishTag({ call, appId }: KillableServer): Promise<void> {
  const base = `/api/tag/v1/${appId}`
  const trigger = await call('POST', `${base}/triggers`, triggerBody('Every page'))
  const tag = tagBody('Greets', { code: '<script>window.greeting = "hello"</script>' }, [trigger?.body.data.id])
  expect((await call('POST', `${base}/tags`, tag))?.status).toBe(201)
  const started = await call('POST', `${base}/versions/draft/publish`)
  const { id } = started?.body.data.relationships.operation.data ?? {}
  const state = async () => (await call('GET', `${base}/operations/${id}`))?.body.data.attributes.state
  await expect.poll(state, { timeout: 120_000 }).toBe('completed')
}

/** A shop of its own origin whose pages have the snippet. */
async function openShop(html: string) {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(html)
  })
  return { url: `http://localhost:${await listenHere(server)}/`, close: () => server.close() }
}

test.runIf(hasNginxWithBrotli)(
  'a site loads its container from nginx while the product and its database are down',
  { timeout: 600_000 },
  async () => {
    const server = await startKillable(join(folder, 'data'), undefined, { WAYMARK_TEST_COMPILER: 'container' })
    await publishTag(server)
    await server.kill()
    await expect(fetch(server.origin)).rejects.toThrow()
    const nginx = await startNginx(join(folder, 'data/containers'), join(folder, 'nginx'))
    const src = `${nginx.origin}/containers/${server.appId}.js`
    const shop = await openShop(`<!doctype html><head>${snippet({ src })}</head><body>Shop</body>`)
    const browser = await chromium.launch(launchOptions())
    try {
      const page = await browser.newPage()
      const loaded = page.waitForResponse(src)
      await page.goto(shop.url)
      const response = await loaded
      expect(response.status()).toBe(200)
      await page.waitForFunction('window.greeting === "hello"')

      const expected = {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=60, stale-while-revalidate=60, stale-if-error=86400',
        'access-control-allow-origin': '*',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
        vary: 'Accept-Encoding',
        etag: expect.stringMatching(/^"/),
      }
      for (const encoding of ['br', 'gzip', 'identity']) {
        const answer = await fetch(src, { headers: { 'Accept-Encoding': encoding } })
        const headers = Object.fromEntries(answer.headers)
        expect(headers).toMatchObject(expected)
        expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding)
        expect(await answer.text()).toContain('greeting')
      }
      expect((await fetch(`${nginx.origin}/artifacts/`)).status).toBe(404)
    } finally {
      await browser.close()
      shop.close()
      await nginx.close()
    }
  },
)
