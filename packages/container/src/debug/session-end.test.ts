import { describe, expect } from 'vitest'
import { badgesOn, NO_TRACES, openShadowTrees, roomForBadge, test, tracesOn } from '../testing/debugged-site.ts'
import { hitsOn } from '../testing/site.ts'

describe('the end of a debug session', () => {
  test('shows a badge, and ends on request', async ({ debugged }) => {
    const { debug, send, connected } = debugged
    const page = await debug()
    await connected()
    expect(await badgesOn(page)).toBe(1)
    expect(await roomForBadge(page)).toBe(16)
    await send('disconnect')
    await expect.poll(() => badgesOn(page)).toBe(0)
    expect(await roomForBadge(page)).toBe(0)
    expect(await page.evaluate('window.name')).toBe('')
    expect(await page.evaluate('Object.keys(sessionStorage)')).toEqual([])
    await page.reload()
    await expect.poll(() => hitsOn(page)).toEqual([['published']])
  })

  test('shows the text that the debugger gives to the badge', async ({ debugged }) => {
    const { context, debug, connected } = debugged
    await openShadowTrees(context)
    const page = await debug({ badgeText: 'Waymark debuguje tę stronę' })
    await connected()
    await expect.poll(() => page.getByRole('button', { name: 'Waymark debuguje tę stronę' }).isVisible()).toBe(true)
  })

  test('ends when the debugger leaves its page, and when its window is closed', async ({ debugged }) => {
    const { context, tool, debug, connected } = debugged
    const left = await debug()
    await connected()
    await tool.evaluate("addEventListener('pagehide', () => send('disconnect', {}))")
    await tool.reload()
    await expect.poll(() => badgesOn(left)).toBe(0)
    expect(await tracesOn(left)).toEqual(NO_TRACES)

    await context.clock.install()
    const gone = await debug()
    await connected()
    await tool.close()
    expect(await badgesOn(gone)).toBe(1)
    await gone.clock.fastForward(10_000)
    await expect.poll(() => badgesOn(gone)).toBe(0)
    expect(await tracesOn(gone)).toEqual(NO_TRACES)
  })

  test('has no traces when it ends before it has another token', async ({ debugged }) => {
    const { debug, send, connected, leadOnRefused } = debugged
    const page = await debug()
    await connected()
    await leadOnRefused(page)
    await send('disconnect')
    await expect.poll(() => hitsOn(page)).toEqual([['published']])
    expect(await tracesOn(page)).toEqual(NO_TRACES)
  })

  test('can be turned off by a parameter of the address', async ({ debugged }) => {
    const { debug, types } = debugged
    const page = await debug({ path: '/?wm_disable_debug' })
    await expect.poll(() => hitsOn(page)).toEqual([['published']])
    expect(await types()).toEqual([])
  })

  test('has no traces when it is turned off by its address', async ({ debugged }) => {
    const { site, debug, types } = debugged
    const page = await debug({ checksum: 'another' })
    await expect.poll(types).toContain('outdated')
    expect(await page.evaluate('sessionStorage.length')).toBe(3)
    await page.goto(`${site.origin}/?wm_disable_debug`)
    await expect.poll(() => hitsOn(page)).toEqual([['published']])
    expect(await tracesOn(page)).toEqual(NO_TRACES)
  })
})
