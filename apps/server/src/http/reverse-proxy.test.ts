import { debugLinks } from '@waymark/api-client/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#start.ts'
import { callAs } from '#testing/call-as.ts'
import { givePassword } from '#testing/people.ts'
import { PROXIES, type ReverseProxy, startReverseProxy } from '#testing/reverse-proxy.ts'
import { TEST_FILES, type TestServer } from '#testing/test-server.ts'
import { openTestSite, type TestSite } from '#testing/test-site.ts'
import { listen } from './listen.ts'

const ORIGIN = 'https://tags.example.com'
const PASSWORD = 'a long enough password'

/** How each proxy leads a call by http to https; Caddy does so for its own name only. */
const REDIRECTS = {
  nginx: { status: 301, host: 'evil.example' },
  Caddy: { status: 308, host: 'tags.example.com' },
} as const

/* Behind the real proxies with the configurations of deploy/; skipped where one is not installed. */
describe.each(['nginx', 'Caddy'] as const)('behind %s as the guide sets it up', (kind) => {
  if (!PROXIES[kind].isInstalled) return void test.skip(`${kind} is not installed here`)
  let shop: TestSite
  let server: TestServer
  let proxy: ReverseProxy
  let stopServer: () => Promise<void>

  beforeAll(async () => {
    shop = await openTestSite()
    server = shop.server.withSettings({ origin: ORIGIN, containerOrigin: ORIGIN, trustProxy: 1 })
    const { deps } = server
    await givePassword(deps, shop.owner, PASSWORD)
    const listening = await listen({ port: 0, host: '127.0.0.1' }, () => createApp(deps, TEST_FILES).fetch)
    if ('refused' in listening) throw new Error(listening.refused)
    stopServer = listening.stop
    proxy = await startReverseProxy(kind, listening.port)
  })
  afterAll(async () => {
    await proxy?.stop()
    await stopServer?.()
    await shop?.close()
  })

  const signIn = (password: string, headers: Record<string, string> = {}) =>
    proxy.ask('/api/auth/v1/login', {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ email: shop.owner.email, password }),
    })

  test('signing in works, and its cookies go over https only', async () => {
    const { status, headers } = await signIn(PASSWORD)
    const cookies = headers['set-cookie'] ?? []
    expect([status, cookies.length > 0]).toEqual([204, true])
    for (const cookie of cookies) expect(cookie).toContain('Secure')
  })

  test('pages take their scripts from the address of the installation, and stay on https', async () => {
    const page = await proxy.ask('/tag')
    expect(page.status).toBe(200)
    expect(page.headers['content-security-policy']).toContain(`script-src ${ORIGIN}/assets/;`)
    expect(page.headers['strict-transport-security']).toBe('max-age=31536000')
    const { status, host } = REDIRECTS[kind]
    const plain = await proxy.ask('/tag?a=1', { scheme: 'http', headers: { Host: host } })
    expect([plain.status, plain.headers.location]).toEqual([status, `${ORIGIN}/tag?a=1`])
  })

  test('nothing that the client claims about its address or scheme is believed', async () => {
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt++) {
      const forged = { 'X-Forwarded-For': `198.51.100.${attempt}`, 'X-Forwarded-Proto': 'http' }
      statuses.push((await signIn('not the password', forged)).status)
    }
    // Five failures are allowed from one address, which these are in spite of what they say.
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    expect(server.logged.filter(({ msg }) => /proxy|X-Forwarded|WAYMARK_/u.test(String(msg)))).toEqual([])
  })

  test('a file to import passes up to its limit', async () => {
    const body = 'x'.repeat(2_200_000)
    const { status } = await proxy.ask(`/api/tag/v1/${shop.appId}/versions/draft/import-file`, { method: 'POST', body })
    expect(status).toBe(401)
  })

  test('its logs have neither secrets of debug links nor debug tokens, also while the server is down', async () => {
    const { answer } = await callAs(server, shop.owner, debugLinks.create, {
      params: { appId: shop.appId },
      body: { data: { type: 'debug-link' } },
    })
    const file = new URL(answer.data.attributes.url).searchParams.get('debugFileUrl') ?? ''
    const path = new URL(Buffer.from(file, 'base64url').toString()).pathname
    const debugFile = await proxy.ask(path)
    const { debug_token } = JSON.parse(debugFile.text)
    const secret = [path, `/containers/${shop.appId}.js?wm_debug=${debug_token}`]
    const statuses = async () => (await Promise.all(secret.map((each) => proxy.ask(each)))).map(({ status }) => status)
    expect(await statuses()).toEqual([200, 200])
    await stopServer()
    expect(await statuses()).toEqual([502, 502])
    const log = await proxy.accessLog()
    expect(log).toContain(`/containers/${shop.appId}.js`)
    for (const text of [log, await proxy.errorLog()]) {
      expect(text).not.toContain(path)
      expect(text).not.toContain(debug_token)
    }
  })
})
