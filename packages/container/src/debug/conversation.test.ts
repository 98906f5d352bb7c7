import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BUILT_INS } from '@waymark/domain/variable/built-in'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CompileInput } from '../compile/index.ts'
import { conditionItem, idOf, inputOf, settings, tagItem, triggerItem } from '../testing/index.ts'
import { hitsOn, html, openBrowser, openSite, RECORDER, type Site } from '../testing/site.ts'

const SESSION = '5b3c1a52-0d0f-4f0e-9c62-0f6c8f1a2b3c'
const TOKEN = 'token-1'

let browser: Browser
let context: BrowserContext
let product: Server
let productOrigin: string
let tool: Page
let site: Site

beforeAll(async () => {
  browser = await openBrowser()
  product = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://product')
    if (url.pathname.startsWith('/containers/')) {
      const token = url.searchParams.get('wm_debug')
      if (token === 'blocked') {
        response.statusCode = 500
        response.end()
        return
      }
      response.setHeader('content-type', 'text/javascript')
      void import('../compile/index.ts').then(({ compile }) =>
        response.end(compile(token === TOKEN ? draft : published).source),
      )
      return
    }
    response.setHeader('content-type', 'text/html')
    response.end('<!doctype html><title>Debugger</title>')
  })
  await new Promise<void>((resolve) => {
    product.listen(0, '127.0.0.1', resolve)
  })
  productOrigin = `http://127.0.0.1:${(product.address() as AddressInfo).port}`
})
afterAll(async () => {
  await browser.close()
  product.closeAllConnections()
  product.close()
})

const event = (number: number, name: string) =>
  triggerItem(number, {
    trigger_type: 'event',
    conditions: [conditionItem(number, { variable_id: BUILT_INS.event.id, condition_type: 'equals', value: name })],
  })

let published: CompileInput
let draft: CompileInput

beforeEach(async () => {
  const own = { ...settings, debuggerOrigin: productOrigin, delay: 0 }
  const items = { triggers: [triggerItem(1), event(2, 'signup')] }
  published = inputOf(
    { ...items, tags: [tagItem(1, { code: '<script>hit("published")</script>' })] },
    { settings: own },
  )
  draft = inputOf(
    {
      ...items,
      tags: [
        tagItem(1, { code: '<script>hit("draft")</script>' }),
        tagItem(2, { code: '<script>hit("signup")</script>', disable_in_debug_mode: true }),
      ],
    },
    { settings: own, mode: 'debug', checksum: 'draft-checksum' },
  )
  site = await openSite({
    input: published,
    pages: { '/': html('<a id="next" href="/next">next</a>', RECORDER), '/next': html('', RECORDER) },
  })
  context = await browser.newContext()
  tool = await context.newPage()
  await tool.goto(productOrigin)
})
afterEach(async () => {
  await context.close()
  await site.close()
})

/** Plays the product's part in the opener: answers as told, and keeps what it hears. */
async function debug(
  answers: { token?: string; checksum?: string; start?: boolean; path?: string } = {},
): Promise<Page> {
  const opening = context.waitForEvent('page')
  await tool.evaluate(
    ([session, appId, url, given]) => {
      const { token, checksum, start } = JSON.parse(given!)
      const heard: any[] = []
      Object.assign(window, { heard, checksum })
      addEventListener('message', ({ data, source, origin }) => {
        heard.push(data)
        const say = (type: string, payload: object) =>
          (source as Window).postMessage({ waymark: 'debug/1', type, sessionId: session, payload }, origin)
        Object.assign(window, { say })
        if ((window as any).deaf) return
        if (data.type === 'ready' && start !== false) {
          say('start', { appId, sessionId: session, debuggerUrl: location.href, fontUrl: '' })
        }
        if (data.type === 'get-container-version') {
          say('container-version', { appId, versionId: 'v', checksum: (window as any).checksum, name: 'Draft', token })
        }
        if (data.type === 'up-to-date') say('prevent-page-reload', { enabled: (window as any).hold === true })
      })
      Object.assign(window, { site: window.open(url, `waymark-debug-${session}`) })
    },
    [
      SESSION,
      published.appId,
      `${site.origin}${answers.path ?? '/'}`,
      JSON.stringify({ token: TOKEN, checksum: 'draft-checksum', ...answers }),
    ],
  )
  return opening
}

const heard = (): Promise<any[]> => tool.evaluate('window.heard')
const types = async () => (await heard()).map(({ type }) => type).filter((type) => type !== 'ping')
const connected = () => expect.poll(types).toContain('up-to-date')
const hears = async (type: string) => (await heard()).filter((message) => message.type === type)

describe('a page that the debugger opened', () => {
  test('hands over to the draft, and tells what happened from the start', async () => {
    const page = await debug()
    await connected()
    await page.evaluate("dataLayer.push({ event: 'signup', plan: 'pro' })")
    await expect.poll(async () => (await hears('event')).length).toBe(5)
    expect(await hitsOn(page)).toEqual([['draft']])
    const events = (await hears('event')).map(({ payload, sessionId }) => [
      sessionId,
      payload.dataLayerIndex,
      JSON.parse(payload.dataLayerEvent.value).event,
      payload.tags.map(({ fired, preventedBy }: any) => (fired ? 'fired' : preventedBy)).join(' '),
    ])
    expect(events).toEqual([
      [SESSION, 0, 'waymark.start', 'trigger trigger'],
      [SESSION, 1, 'waymark.pageView', 'fired trigger'],
      [SESSION, 2, 'waymark.domReady', 'trigger trigger'],
      [SESSION, 3, 'waymark.pageLoad', 'trigger trigger'],
      [SESSION, 4, 'signup', 'trigger do-not-fire-in-debug-mode'],
    ])
    expect(await types()).toEqual([
      'ready',
      'get-container-version',
      'ready',
      'get-container-version',
      'up-to-date',
      ...Array(5).fill('event'),
    ])
    const last = (await hears('event')).at(-1).payload
    expect(last.tags[1].relatedTrigger).toEqual({
      id: idOf('trigger', 2),
      conditions: [{ id: idOf('condition', 2), resolved: true }],
    })
    expect(last.variables.find(({ name }: any) => name === 'Page Path').serializedValue).toEqual({
      isJson: false,
      value: '/',
    })
  })

  test('is found although something on it stands in the place of its title', async () => {
    site.change({ pages: { '/': html('<img name="title">', RECORDER) } })
    await debug()
    await connected()
    expect(typeof (await hears('ready'))[0].payload.title).toBe('string')
  })

  test('sends no message of more than a mebibyte', async () => {
    const page = await debug()
    await connected()
    await page.evaluate(() => {
      Object.assign(window, { long: '日'.repeat(40_000) })
      ;(window as any).dataLayer.push({ event: 'signup', much: Array(40).fill((window as any).long) })
    })
    await expect.poll(async () => (await hears('event')).length).toBe(5)
    const sizes = (await heard()).map((message) => Buffer.byteLength(JSON.stringify(message)))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1_048_576)
  })

  test('goes on after a click to another page of the site', async () => {
    const page = await debug()
    await connected()
    await page.click('#next')
    await expect.poll(async () => (await types()).filter((type) => type === 'up-to-date').length).toBe(2)
    expect((await types()).filter((type) => type === 'page-hide')).toHaveLength(1)
    expect(await hitsOn(page)).toEqual([['draft']])
  })

  test('tells what happened on a page that leads on before the debugger has answered', async () => {
    const page = await debug()
    await connected()
    await tool.evaluate('window.deaf = true')
    await page.click('#next')
    await expect.poll(() => hitsOn(page)).toEqual([['draft']])
    await page.evaluate("dataLayer.push({ event: 'signup' }); location.href = '/'")
    const first = (await hears('event'))[0].payload.pageViewTime
    const told = async () => (await hears('event')).filter(({ payload }) => payload.pageViewTime !== first)
    await expect.poll(async () => (await told()).length).toBe(5)
    expect((await types()).filter((type) => type === 'up-to-date')).toHaveLength(1)
  })

  test('is recognised after it led to another address, and on another host of the site', async () => {
    const { host } = new URL(site.origin)
    site.change({ redirects: { '/old': '/moved', '/moved': `http://${host.replace('127.0.0.1', 'localhost')}/` } })
    const page = await debug({ path: '/old' })
    await connected()
    expect(new URL(page.url()).hostname).toBe('localhost')
    expect(await hitsOn(page)).toEqual([['draft']])
  })

  test('stays where it is while leaving is prevented', async () => {
    await tool.evaluate('window.hold = true')
    const page = await debug()
    await connected()
    await page.click('#next')
    expect(new URL(page.url()).pathname).toBe('/')
    await page.evaluate("next.addEventListener('click', function (event) { event.stopPropagation() })")
    await page.click('#next')
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<form action="/next"><button id="send">send</button></form>')
      document.forms[0]!.addEventListener('submit', (event) => event.stopImmediatePropagation())
    })
    await page.click('#send')
    await page.waitForTimeout(100)
    expect(new URL(page.url()).pathname).toBe('/')
    await tool.evaluate("say('prevent-page-reload', { enabled: false })")
    await page.click('#next')
    await page.waitForURL('**/next')
  })

  test('shows that it is being debugged, and stops on request', async () => {
    const page = await debug()
    await connected()
    const badges = () => page.evaluate(() => document.querySelectorAll('html > div').length)
    expect(await badges()).toBe(1)
    await tool.evaluate("say('disconnect', {})")
    await expect.poll(badges).toBe(0)
    expect(await page.evaluate('window.name')).toBe('')
    expect(await page.evaluate('Object.keys(sessionStorage)')).toEqual([])
    await page.reload()
    await expect.poll(() => hitsOn(page)).toEqual([['published']])
  })

  test('stops when the debugger leaves its page, and when its window is gone', async () => {
    const badges = (page: Page) => page.evaluate(() => document.querySelectorAll('html > div').length)
    const left = await debug()
    await connected()
    await tool.evaluate("addEventListener('pagehide', () => say('disconnect', {}))")
    await tool.reload()
    await expect.poll(() => badges(left)).toBe(0)
    expect(await left.evaluate('[window.name, sessionStorage.length]')).toEqual(['', 0])

    await context.clock.install()
    const gone = await debug()
    await connected()
    await tool.close()
    expect(await badges(gone)).toBe(1)
    await gone.clock.fastForward(10_000)
    await expect.poll(() => badges(gone)).toBe(0)
    expect(await gone.evaluate('[window.name, sessionStorage.length]')).toEqual(['', 0])
  })

  test('reloads once when the draft is another one, then says that it is outdated', async () => {
    await debug({ checksum: 'another' })
    await expect.poll(types).toContain('outdated')
    expect((await types()).filter((type) => type === 'page-hide')).toHaveLength(1)
    expect(await types()).not.toContain('up-to-date')
  })

  test('asks anew once when its token is refused, then runs normally', async () => {
    const page = await debug({ token: 'expired' })
    await expect.poll(() => hitsOn(page)).toEqual([['published']])
    expect((await types()).filter((type) => type === 'ready')).toHaveLength(2)
  })

  test('forgets a token that was refused, also when it is left before it has another', async () => {
    const page = await debug()
    await connected()
    await tool.evaluate('window.deaf = true')
    await page.evaluate("sessionStorage.setItem('wm_debug', 'expired')")
    await page.click('#next')
    await expect.poll(async () => (await hears('ready')).at(-1).payload.url).toMatch(/next$/)
    expect(await page.evaluate("sessionStorage.getItem('wm_debug')")).toBe(null)
    await tool.evaluate('window.deaf = false')
    await page.evaluate("location.href = '/'")
    await expect.poll(async () => (await types()).filter((type) => type === 'up-to-date').length).toBe(2)
    expect(await hitsOn(page)).toEqual([['draft']])
  })

  test('leaves nothing behind when it is told to end before it has another token', async () => {
    const page = await debug()
    await connected()
    await tool.evaluate('window.deaf = true')
    await page.evaluate("sessionStorage.setItem('wm_debug', 'expired')")
    await page.click('#next')
    await expect.poll(async () => (await hears('ready')).at(-1).payload.url).toMatch(/next$/)
    await tool.evaluate("say('disconnect', {})")
    await expect.poll(() => hitsOn(page)).toEqual([['published']])
    expect(await page.evaluate('[window.name, sessionStorage.length]')).toEqual(['', 0])
  })

  test('runs normally when the draft cannot be loaded, and says that it is blocked', async () => {
    const page = await debug({ token: 'blocked' })
    await expect.poll(() => hitsOn(page)).toEqual([['published']])
    expect((await hears('error'))[0].payload).toEqual({ message: 'blocked' })
  })

  test('runs normally when nobody answers', async () => {
    const page = await debug({ start: false })
    expect(await hitsOn(page)).toEqual([])
    await expect.poll(() => hitsOn(page), { timeout: 5000 }).toEqual([['published']])
    expect(await page.evaluate('window.name')).toBe('')
  })

  test('starts over when it is asked to after all, once per session', async () => {
    const page = await debug({ start: false })
    await expect.poll(() => hitsOn(page), { timeout: 5000 }).toEqual([['published']])
    const start = `site.postMessage({ waymark: 'debug/1', type: 'start', sessionId: '${SESSION}', payload: { appId: '${published.appId}' } }, '*')`
    await tool.evaluate(start)
    await page.waitForEvent('load')
    expect(await page.evaluate('window.name')).toBe(`waymark-debug-${SESSION}`)
    await expect.poll(() => hitsOn(page), { timeout: 5000 }).toEqual([['published']])
    await tool.evaluate(start)
    await page.waitForTimeout(100)
    expect(await page.evaluate('window.name')).toBe('')
  })

  test('can be told by its address to stay out of it', async () => {
    const page = await debug({ path: '/?wm_disable_debug' })
    await expect.poll(() => hitsOn(page)).toEqual([['published']])
    expect(await types()).toEqual([])
  })

  test('leaves nothing behind when its address says to stay out of it', async () => {
    const page = await debug({ checksum: 'another' })
    await expect.poll(types).toContain('outdated')
    expect(await page.evaluate('sessionStorage.length')).toBe(3)
    await page.goto(`${site.origin}/?wm_disable_debug`)
    await expect.poll(() => hitsOn(page)).toEqual([['published']])
    expect(await page.evaluate('[window.name, sessionStorage.length]')).toEqual(['', 0])
  })
})

describe('debug mode never starts', () => {
  test('from an address or a window name alone', async () => {
    const page = await context.newPage()
    await page.goto(`${site.origin}/?wm_debug=${TOKEN}`)
    await page.evaluate(
      `window.name = 'waymark-debug-${SESSION}'; sessionStorage.setItem('wm_debug', '${TOKEN}'); sessionStorage.setItem('wm_debug_session', '${SESSION}')`,
    )
    await page.reload()
    await expect.poll(() => hitsOn(page)).toEqual([['published']])
    expect(await page.evaluate('[window.name, sessionStorage.length]')).toEqual(['', 0])
  })

  test('for an opener of another origin', async () => {
    const stranger = await openSite({ input: published, pages: { '/': '<title>Stranger</title>' } })
    await tool.goto(`${stranger.origin}/`)
    const page = await debug()
    await expect.poll(() => hitsOn(page), { timeout: 5000 }).toEqual([['published']])
    expect(await types()).toEqual([])
    await stranger.close()
  })

  test('by messages that are malformed, of another app or of another window', async () => {
    const page = await debug({ start: false })
    await tool.evaluate(
      ([session, appId]) => {
        const { site: target } = window as unknown as { site: Window }
        for (const message of [
          null,
          7,
          'start',
          { type: 'start' },
          { waymark: 'debug/2', type: 'start', sessionId: session, payload: { appId } },
          { waymark: 'debug/1', type: 'start', sessionId: session, payload: { appId: 'another' } },
          { waymark: 'debug/1', type: 'start', sessionId: null, payload: { appId } },
          { waymark: 'debug/1', type: 'container-version', sessionId: session, payload: { appId, token: 'token-1' } },
          { waymark: 'debug/1', type: 'start', payload: 'x'.repeat(1e6) },
        ]) {
          target.postMessage(message, '*')
        }
      },
      [SESSION, published.appId],
    )
    await page.evaluate(
      ([session, appId]) =>
        postMessage({ waymark: 'debug/1', type: 'start', sessionId: session, payload: { appId } }, '*'),
      [SESSION, published.appId],
    )
    await page.waitForTimeout(200)
    expect(await types()).toEqual(['ready'])
    await expect.poll(() => hitsOn(page), { timeout: 5000 }).toEqual([['published']])
  })
})
