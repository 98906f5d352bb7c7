import { fakeBrowser, fromSite } from '@waymark/debugger-core/testing'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkInWindow } from './check-in-window.ts'

const SITE = 'https://shop.example'
const READY = { appId: 'shop', versionId: 'v', checksum: 'c', url: `${SITE}/`, title: 'Shop' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A check of the website `shop` that is under way. */
function check(browser = fakeBrowser()) {
  const leave = new AbortController()
  const call = { appId: 'shop', address: `${SITE}/`, sessionId: 's' }
  const found = checkInWindow(call, browser.windows, leave.signal)
  const [window] = browser.opened
  const send = (message: unknown, from = window) => from && browser.deliver(from, SITE, message)
  return { browser, window, found, send, leave }
}

test('a page that loads the container gets the answer that there is no session, and its window is closed', async () => {
  const { browser, window, found, send } = check()
  expect(window).toMatchObject({ name: 'waymark-debug-s', address: `${SITE}/` })
  send(fromSite('ready', null, READY))
  expect(await found).toBe('found')
  expect(browser.posted).toMatchObject([{ window: 'waymark-debug-s', origin: SITE, message: { type: 'disconnect' } }])
  expect(window?.isClosed).toBe(true)
})

describe('what else a page does', () => {
  test.each([
    ['the container of another website', fromSite('ready', null, { ...READY, appId: 'outlet' }), 'other-website'],
    ['a container that is blocked', fromSite('error', null, { message: 'blocked' }), 'blocked'],
    ['Trusted Types', fromSite('error', null, { message: 'trusted-types' }), 'trusted-types'],
  ])('%s', async (_what, message, finding) => {
    const { found, send } = check()
    send(message)
    expect(await found).toBe(finding)
  })

  test('nothing for thirty seconds', async () => {
    const { found, send, window } = check()
    send({ waymark: 'debug/1', type: 'ready', payload: 5 })
    send('hello')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await found).toBe('no-answer')
    expect(window?.isClosed).toBe(true)
  })

  test('its window is closed', async () => {
    const { found, window } = check()
    if (window) window.isClosed = true
    await vi.advanceTimersByTimeAsync(500)
    expect(await found).toBe('window-closed')
  })
})

test('messages of other windows are ignored', async () => {
  const { browser, found } = check()
  browser.deliver('other window', SITE, fromSite('ready', null, READY))
  browser.deliver('opener', SITE, fromSite('ready', null, READY))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await found).toBe('no-answer')
})

test('a browser that opens no window is named', async () => {
  const browser = fakeBrowser()
  browser.blockWindows()
  expect(await check(browser).found).toBe('window-blocked')
})

test('leaving the screen closes the window', async () => {
  const { found, leave, window } = check()
  leave.abort()
  await found
  expect(window?.isClosed).toBe(true)
})
