import { describe, expect } from 'vitest'
import { snippet } from '../snippet/index.ts'
import { BLOCKED, SESSION, test } from '../testing/debugged-site.ts'
import { hitsOn } from '../testing/site.ts'

describe('a debug session that fails', () => {
  test('requests another token once when its token is refused, then runs normally', async ({ debugged }) => {
    const { debug, times } = debugged
    const page = await debug({ token: 'expired' })
    await expect.poll(() => hitsOn(page)).toEqual([['published']])
    expect(await times('ready')).toBe(2)
  })

  test('removes a refused token, also when the page is left before it has another', async ({ debugged }) => {
    const { tool, debug, times, connected, leadOnRefused } = debugged
    const page = await debug()
    await connected()
    await leadOnRefused(page)
    expect(await page.evaluate("sessionStorage.getItem('wm_debug')")).toBe(null)
    await tool.evaluate('window.silent = false')
    await page.evaluate("location.href = '/'")
    await expect.poll(() => times('up-to-date')).toBe(2)
    expect(await hitsOn(page)).toEqual([['draft']])
  })

  test('runs normally when the draft cannot be loaded, and reports that it is blocked', async ({ debugged }) => {
    const { debug, receivedOf } = debugged
    const page = await debug({ token: BLOCKED })
    await expect.poll(() => hitsOn(page)).toEqual([['published']])
    expect((await receivedOf('error'))[0].payload).toEqual({ message: BLOCKED })
  })

  test('reports that Trusted Types refuse the draft', async ({ debugged }) => {
    const { site, published, debug, receivedOf } = debugged
    site.change({
      headers: { 'content-security-policy': "require-trusted-types-for 'script'" },
      pages: { '/': `<!doctype html><body><script src="/containers/${published.appId}.js"></script></body>` },
    })
    await debug()
    await expect
      .poll(async () => (await receivedOf('error')).map(({ payload }) => payload))
      .toEqual([{ message: 'trusted-types' }])
  })

  describe.each([
    ['the origin of the debugger', ''],
    ['an origin of its own', 'https://cdn.example'],
  ])('the snippet of a container at %s', (_where, containerOrigin) => {
    test.for([
      ['trusted-types', "require-trusted-types-for 'script'; trusted-types other"],
      ['blocked', "script-src 'unsafe-inline'"],
    ])('reports %s for a page whose policy keeps the container out', async ([message, policy], { debugged }) => {
      const { site, published, tool, debug, receivedOf } = debugged
      const src = new URL(`/containers/${published.appId}.js`, containerOrigin || tool.url()).href
      site.change({
        headers: { 'content-security-policy': policy! },
        pages: { '/': `<!doctype html><head>${snippet({ src })}</head>` },
      })
      await debug()
      await expect
        .poll(async () => (await receivedOf('error')).map(({ sessionId, payload }) => [sessionId, payload]))
        .toEqual([[null, { message }]])
    })
  })

  test('runs normally when there is no answer', async ({ debugged }) => {
    const { context, debug, types } = debugged
    await context.clock.install({ time: 0 })
    await context.clock.pauseAt(1)
    const page = await debug({ start: false })
    await expect.poll(types).toEqual(['ready'])
    await page.clock.runFor(2999)
    expect(await hitsOn(page)).toEqual([])
    await page.clock.runFor(1)
    expect(await hitsOn(page)).toEqual([['published']])
    expect(await page.evaluate('window.name')).toBe('')
  })

  test('reloads when the debugger starts it later, once per session', async ({ debugged }) => {
    const { published, tool, debug } = debugged
    const page = await debug({ start: false })
    await expect.poll(() => hitsOn(page), { timeout: 20_000 }).toEqual([['published']])
    const start = `site.postMessage({ waymark: 'debug/1', type: 'start', sessionId: '${SESSION}', payload: { appId: '${published.appId}' } }, '*')`
    await tool.evaluate(start)
    await page.waitForEvent('load')
    expect(await page.evaluate('window.name')).toBe(`waymark-debug-${SESSION}`)
    await expect.poll(() => hitsOn(page), { timeout: 20_000 }).toEqual([['published']])
    await tool.evaluate(start)
    await page.waitForTimeout(100)
    expect(await page.evaluate('window.name')).toBe('')
  })
})
