import { describe, expect } from 'vitest'
import { NO_TRACES, SESSION, TOKEN, test, tracesOn } from '../testing/debugged-site.ts'
import { hitsOn, openSite } from '../testing/site.ts'

describe('debug mode never starts', () => {
  test('from an address or a window name alone', async ({ debugged }) => {
    const { site, context } = debugged
    const page = await context.newPage()
    await page.goto(`${site.origin}/?wm_debug=${TOKEN}`)
    await page.evaluate(
      `window.name = 'waymark-debug-${SESSION}'; sessionStorage.setItem('wm_debug', '${TOKEN}'); sessionStorage.setItem('wm_debug_session', '${SESSION}')`,
    )
    await page.reload()
    await expect.poll(() => hitsOn(page)).toEqual([['published']])
    expect(await tracesOn(page)).toEqual(NO_TRACES)
  })

  test('for an opener of another origin', async ({ debugged }) => {
    const { published, tool, debug, types } = debugged
    const stranger = await openSite({ input: published, pages: { '/': '<title>Stranger</title>' } })
    await tool.goto(`${stranger.origin}/`)
    const page = await debug()
    await expect.poll(() => hitsOn(page), { timeout: 20_000 }).toEqual([['published']])
    expect(await types()).toEqual([])
    await stranger.close()
  })

  test('by messages that are malformed, of another app or of another window', async ({ debugged }) => {
    const { published, tool, debug, types } = debugged
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
    await expect.poll(() => hitsOn(page), { timeout: 20_000 }).toEqual([['published']])
    // Whatever it received, it has done nothing but send that it is there.
    expect(await types()).toEqual(['ready'])
  })
})
