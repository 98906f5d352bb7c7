import { describe, expect } from 'vitest'
import { type DebuggedSite, SESSION, test } from '../testing/debugged-site.ts'
import { idOf } from '../testing/index.ts'
import { hitsOn, html, RECORDER } from '../testing/site.ts'

/** A second page in a session, to which the debugger does not answer; `told` gives the events that it has reported. */
async function openUnanswered({ tool, debug, receivedOf, connected }: DebuggedSite) {
  const page = await debug()
  await connected()
  await tool.evaluate('window.silent = true')
  await page.click('#next')
  await expect.poll(() => hitsOn(page)).toEqual([['draft']])
  const first = (await receivedOf('event'))[0].payload.pageViewTime
  const told = async () => (await receivedOf('event')).filter(({ payload }) => payload.pageViewTime !== first)
  return { page, told }
}

describe('a debug session', () => {
  test('runs the draft, and reports all events from the start', async ({ debugged }) => {
    const { debug, types, receivedOf, connected } = debugged
    const page = await debug()
    await connected()
    await page.evaluate("dataLayer.push({ event: 'signup', plan: 'pro' })")
    await expect.poll(async () => (await receivedOf('event')).length).toBe(5)
    expect(await hitsOn(page)).toEqual([['draft']])
    const events = (await receivedOf('event')).map(({ payload, sessionId }) => [
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
    const last = (await receivedOf('event')).at(-1).payload
    expect(last.tags[1].relatedTrigger).toEqual({
      id: idOf('trigger', 2),
      conditions: [{ id: idOf('condition', 2), resolved: true }],
    })
    expect(last.variables.find(({ name }: any) => name === 'Page Path').serializedValue).toEqual({
      isJson: false,
      value: '/',
    })
  })

  test.for<[what: string, headers: Record<string, string>, problem: string, value: string | undefined]>([
    ['throws', {}, 'error', 'Uncaught ReferenceError: hit is not defined'],
    [
      'the policy of the page keeps from running',
      { 'content-security-policy': 'script-src *' },
      'inline-scripts',
      undefined,
    ],
  ])('tells of a tag with a script that %s', async ([_what, headers, problem, value], { debugged }) => {
    const { site, published, debug, receivedOf, connected } = debugged
    const page = `<!doctype html><body><script src="/containers/${published.appId}.js"></script></body>`
    site.change({ headers, pages: { '/': page } })
    await debug()
    await connected()
    const fired = async () =>
      (await receivedOf('event')).flatMap(({ payload }) => payload.tags).filter((tag) => tag.fired)
    await expect.poll(fired).toMatchObject([{ problem, ...(value && { problemValue: value }) }])
  })

  test('announces itself although an element replaces document.title', async ({ debugged }) => {
    const { site, debug, receivedOf, connected } = debugged
    site.change({ pages: { '/': html('<img name="title">', RECORDER) } })
    await debug()
    await connected()
    expect(typeof (await receivedOf('ready'))[0].payload.title).toBe('string')
  })

  test('sends no message of more than a mebibyte', async ({ debugged }) => {
    const { debug, received, times, connected } = debugged
    const page = await debug()
    await connected()
    await page.evaluate(() => {
      Object.assign(window, { long: '日'.repeat(40_000) })
      ;(window as any).dataLayer.push({ event: 'signup', much: Array(40).fill((window as any).long) })
    })
    await expect.poll(() => times('event')).toBe(5)
    const sizes = (await received()).map((message) => Buffer.byteLength(JSON.stringify(message)))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1_048_576)
  })

  test('continues on the next page of the site', async ({ debugged }) => {
    const { debug, times, connected } = debugged
    const page = await debug()
    await connected()
    await page.click('#next')
    await expect.poll(() => times('up-to-date')).toBe(2)
    expect(await times('page-hide')).toBe(1)
    expect(await hitsOn(page)).toEqual([['draft']])
  })

  test('reports the events of a page that is left before the debugger has answered', async ({ debugged }) => {
    const { page, told } = await openUnanswered(debugged)
    await page.evaluate("dataLayer.push({ event: 'signup' }); location.href = '/'")
    await expect.poll(async () => (await told()).length).toBe(5)
    expect(await debugged.times('up-to-date')).toBe(1)
  })

  test('reports the events that still wait for their task when a page is left before the debugger has answered', async ({
    debugged,
  }) => {
    const { page, told } = await openUnanswered(debugged)
    // Each event uses up its task, and no other task comes before the page is left.
    await page.evaluate(`
      var now = Date.now, late = 0
      Date.now = function () { return now.call(Date) + (late += 50) }
      scheduler.yield = function () { return new Promise(function () {}) }
      for (var i = 0; i < 3; i++) dataLayer.push({ event: 'many' })
      location.href = '/'
    `)
    await expect.poll(async () => (await told()).length).toBe(4 + 3)
  })

  test('reports how many events were dropped while it was not answered', async ({ debugged }) => {
    const { page, told } = await openUnanswered(debugged)
    // The clock stands, so that all of them are handled in this task.
    await page.evaluate(`
      var now = Date.now()
      Date.now = function () { return now }
      for (var i = 0; i < 320; i++) dataLayer.push({ event: 'many' })
      location.href = '/'
    `)
    await expect.poll(async () => (await told()).length).toBe(300)
    const [oldest, next] = (await told()).map(({ payload }) => payload)
    expect([oldest.droppedBefore, next.droppedBefore]).toEqual([oldest.dataLayerIndex, undefined])
  })

  test('is recognised after a redirect, and on another host of the site', async ({ debugged }) => {
    const { site, debug, connected } = debugged
    const { host } = new URL(site.origin)
    site.change({ redirects: { '/old': '/moved', '/moved': `http://${host.replace('127.0.0.1', 'localhost')}/` } })
    const page = await debug({ path: '/old' })
    await connected()
    expect(new URL(page.url()).hostname).toBe('localhost')
    expect(await hitsOn(page)).toEqual([['draft']])
  })

  test('reloads once when the draft has changed, then reports that it is outdated', async ({ debugged }) => {
    const { debug, types, times } = debugged
    await debug({ checksum: 'another' })
    await expect.poll(types).toContain('outdated')
    expect(await times('page-hide')).toBe(1)
    expect(await types()).not.toContain('up-to-date')
  })

  test('is not left while leaving is prevented', async ({ debugged }) => {
    const { tool, debug, send, connected } = debugged
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
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<div id="host"></div><map name="map"><area href="/next" shape="default"></map><img usemap="#map" alt="" width="9" height="9">',
      )
      const root = document.getElementById('host')!.attachShadow({ mode: 'closed' })
      root.innerHTML = '<a href="/next">a link of 90 pixels</a><form action="/next"><button>send</button></form>'
      Object.assign(window, { root })
    })
    await page.click('img', { force: true })
    await page.click('#host', { position: { x: 20, y: 8 } })
    await page.evaluate('root.querySelector("button").click()')
    await page.waitForTimeout(100)
    expect(new URL(page.url()).pathname).toBe('/')
    await send('prevent-page-reload', { enabled: false })
    // The test's click would wait for the navigation that was held.
    await page.evaluate('next.click()')
    await page.waitForURL('**/next')
  })
})
