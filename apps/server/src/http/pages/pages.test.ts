import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createApp } from '#start.ts'
import { makeFolderOfFile } from '#testing/folder-of-file.ts'
import { startServerOfFile } from '#testing/server-of-file.ts'
import { openProductFiles } from './product-files.ts'
import { readTranslations } from './translations.ts'

const script = `export const words = ${JSON.stringify('way mark '.repeat(400))}\n`
const folder = makeFolderOfFile()
await mkdir(join(folder, 'dist/assets'), { recursive: true })
await writeFile(join(folder, 'secret.txt'), 'secret')
await writeFile(join(folder, 'dist/index.html'), '<title>App</title><meta property="csp-nonce" nonce="%NONCE%">')
await writeFile(join(folder, 'dist/assets/index-Dt8S5qTn.js'), script)
await writeFile(join(folder, 'dist/assets/favicon.svg'), '<svg/>')
await writeFile(join(folder, 'en.json'), JSON.stringify({ 'tag.name': 'Tag name', 'tag.code': '' }))
await writeFile(join(folder, 'pl.json'), JSON.stringify({ 'tag.name': 'Nazwa tagu', 'trigger.name': 'Nazwa reguły' }))
const server = await startServerOfFile()
const files = openProductFiles(join(folder, 'dist'), readTranslations(folder))
const { checksum } = files
const app = createApp(server.deps, files)

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://localhost:4100${path}`, { headers })

describe('the application', () => {
  test.each([
    '/',
    '/tag',
    '/tag/app/x/tags',
    '/login?RelayState=%2Ftag',
    '/no-subscription',
    '/account',
    '/administration/',
    '/administration/meta-sites/m/create',
    '/administration/apps/46505189-34d1-4d98-8418-bd827c3a7c57/privacy',
  ])('answers %s', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<title>App</title>')
  })

  test('answers all of its own routes', async () => {
    const tree = await readFile(new URL('../../../../web/src/app/routeTree.gen.ts', import.meta.url), 'utf8')
    const routes = [...tree.matchAll(/fullPath: '(?<path>[^']+)'/g)].map(({ groups }) => groups?.path ?? '')
    expect(routes).toContain('/tag/app/$appId/tags/$tagId/edit')
    for (const path of routes) expect([path, (await get(path)).status]).toEqual([path, 200])
  })

  test.each(['/whatever.else/deep', '/tags', '/favicon.ico', '/loginx', '/constructor'])(
    'is no answer to %s, which is 404',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(await answer.text()).toContain('There is no page at this address')
      expect((await app.request(`http://localhost:4100${path}`, { method: 'POST' })).status).toBe(404)
    },
  )

  test.each(['/.well-known/openid-configuration', '/auth/unknown'])(
    'is no answer to %s, where programs call',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ errors: [{ code: 'NOT_FOUND_ERROR' }] })
    },
  )

  test('has a content security policy without unsafe sources, and a new nonce in every answer', async () => {
    const [first, second] = [await get('/tag'), await get('/tag')]
    const policy = first.headers.get('content-security-policy') ?? ''
    const nonce = /nonce="(?<nonce>[^"]+)"/.exec(await first.text())?.groups?.nonce
    expect(policy).toBe(
      `default-src 'none'; script-src http://localhost:4100/assets/; style-src 'self' 'nonce-${nonce}'; ` +
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    )
    expect(second.headers.get('content-security-policy')).not.toBe(policy)
    expect(first.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(first.headers.get('referrer-policy')).toBe('same-origin')
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('allows scripts from the configured address alone, not from that of the request', async () => {
    const settings = { ...server.deps.settings, trustProxy: 1, origin: 'https://tags.example' }
    const files = { page: '<a href="%ORIGIN%">', asset: async () => undefined, translations: {}, checksum: '' }
    const app = createApp({ ...server.deps, settings }, files)
    const headers = { 'X-Forwarded-Proto': 'http', 'X-Forwarded-Host': 'evil.example' }
    for (const host of ['tags.example', 'evil.example', '127.0.0.1:4100']) {
      const answer = await app.request(`http://${host}/tag`, { headers })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-security-policy')).toContain('script-src https://tags.example/assets/;')
      // What a page says whose scripts do not run under another name.
      expect(await answer.text()).toBe('<a href="https://tags.example">')
    }
  })

  test.each(['127.0.0.1', '[::1]'])(
    'leads from %s to the name of this machine where its scripts may run',
    async (name) => {
      const answer = await app.request(`http://${name}:4100//evil.example/tag?a=1`)
      expect(answer.status).toBe(404)
      const page = await app.request(`http://${name}:4100/tag/app/x?a=%2F`)
      expect([page.status, page.headers.get('location')]).toEqual([307, 'http://localhost:4100/tag/app/x?a=%2F'])
      expect((await app.request(`http://${name}:4101/tag`)).status).toBe(200)
    },
  )

  test('is not available until it is built; what other modules show is', async () => {
    const app = createApp(server.deps, openProductFiles(join(folder, 'nothing'), {}))
    const answer = await app.request('http://localhost:4100/tag')
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('Waymark is not built')
    expect((await app.request('http://localhost:4100/help')).status).toBe(200)
  })

  test('does not answer a form that is sent to a page', async () => {
    const answer = await app.request('http://localhost:4100/tag', { method: 'POST' })
    expect(answer.status).toBe(405)
  })

  test.each(['/healthz', '/openapi.json', '/api-docs', '/static/locales', '/containers/x.js'])(
    'lets %s be read only',
    async (path) => {
      for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const answer = await app.request(`http://localhost:4100${path}`, { method })
        expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
      }
    },
  )
})

describe('files of the product', () => {
  test('are immutable when their name contains a hash, others are revalidated', async () => {
    const hashed = await get('/assets/index-Dt8S5qTn.js')
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(hashed.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await hashed.text()).toBe(script)
    expect((await get('/assets/favicon.svg')).headers.get('cache-control')).toBe('no-cache')
  })

  test.each(['br', 'gzip'])('are sent as %s where the client accepts it', async (encoding) => {
    const answer = await get('/assets/index-Dt8S5qTn.js', { 'Accept-Encoding': encoding })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(script.length / 10)
  })

  test('are not sent again to a browser that has them', async () => {
    const etag = (await get('/assets/favicon.svg')).headers.get('etag') ?? ''
    expect((await get('/assets/favicon.svg', { 'If-None-Match': etag })).status).toBe(304)
  })

  test.each(['/assets/gone-12345678.js', '/assets/%2e%2e/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt'])(
    'are missing, not pages, when %s is asked for',
    async (path) => {
      const answer = await get(path)
      expect(await answer.text()).not.toContain('secret')
      if (answer.status !== 404) expect(answer.headers.get('content-type')).toContain('text/html')
    },
  )

  test('that are gone are 404, so that no page is run as a script', async () => {
    expect((await get('/assets/gone-12345678.js')).status).toBe(404)
  })
})

describe('addresses of other modules', () => {
  test.each([
    ['/help/templates/meta-pixel', '<dt>Pixel ID</dt>'],
    ['/help/page-scroll', 'See also'],
    ['/help/dom_element', 'Find by'],
    ['/help/tags', 'in the order of their priority'],
    ['/help/nothing', 'no help page'],
    ['/administration/account/opt-out', 'opt out'],
    ['/help/feedback', 'Feedback'],
    ['/analytics/', 'analytics module'],
    ['/administration/account/modules', 'account module'],
  ])('%s says what would be there', async (path, text) => {
    const answer = await get(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(await answer.text()).toContain(text)
  })

  test('never turn their address into markup', async () => {
    expect(await (await get('/help/%3Cscript%3Ealert(1)%3C%2Fscript%3E')).text()).not.toContain('<script')
  })
})

describe('translations', () => {
  const words = async (query: string) => (await get(`/static/locales?${query}`)).json()

  test('are grouped by namespace, without untranslated ones', async () => {
    expect(await words('language=en')).toEqual({ tag: { 'tag.name': 'Tag name' } })
    expect(await words('language=pl')).toEqual({
      tag: { 'tag.name': 'Nazwa tagu' },
      trigger: { 'trigger.name': 'Nazwa reguły' },
    })
    expect(await words('language=pl&namespaces=trigger,nothing')).toEqual({
      trigger: { 'trigger.name': 'Nazwa reguły' },
    })
  })

  test.each(['xx', '__proto__', 'constructor'])('are English where there is no language %s', async (language) => {
    expect(await words(`language=${language}`)).toEqual({ tag: { 'tag.name': 'Tag name' } })
  })

  test('may be cached for a year under the present checksum', async () => {
    expect(await (await get('/static/checksum')).json()).toEqual({ checksum })
    const fresh = await get(`/static/locales?language=pl&v=${checksum}`)
    expect(fresh.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/static/locales?language=pl&v=old')).headers.get('cache-control')).toBe('no-cache')
  })
})
