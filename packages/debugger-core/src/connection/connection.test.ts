import { describe, expect, test } from 'vitest'
import { debugEvent, openDebugger, SITE } from '../testing/index.ts'
import { causeText, rankCauses } from './failure-causes.ts'

const eventNames = (debug: ReturnType<typeof openDebugger>) =>
  debug.context().timeline.pages.flatMap((page) => page.events.map((event) => event.name))

describe('connecting', () => {
  test('opens a window named for the session one second after the click', async () => {
    const debug = openDebugger()
    debug.send({ type: 'connect', address: `${SITE}/basket?a=1` })
    expect(debug.status()).toBe('connecting')
    await debug.advance(999)
    expect(debug.browser.opened).toHaveLength(0)
    await debug.advance(1)
    expect(debug.browser.opened).toMatchObject([{ address: `${SITE}/basket?a=1`, name: 'waymark-debug-session-1' }])
    expect(debug.emitted).toContainEqual({ type: 'address.used', appId: 'app-1', address: `${SITE}/basket?a=1` })
  })

  test('opens it earlier where the browser attributes it to the click for a shorter time', async () => {
    const debug = openDebugger({ connectDelay: 500 })
    debug.send({ type: 'connect', address: `${SITE}/` })
    await debug.advance(499)
    expect(debug.browser.opened).toHaveLength(0)
    await debug.advance(1)
    expect(debug.browser.opened).toHaveLength(1)
  })

  test('sends the version only on request, and is connected when the site runs it', async () => {
    const debug = openDebugger()
    await debug.connecting()
    await debug.receive('ready', undefined, { session: null })
    expect(debug.takePosted()).toEqual(['start'])
    await debug.receive('get-container-version')
    expect(debug.browser.posted.splice(0)).toEqual([
      {
        window: 'waymark-debug-session-1',
        origin: SITE,
        message: {
          type: 'container-version',
          sessionId: 'session-1',
          payload: {
            appId: 'app-1',
            versionId: 'version-1',
            checksum: 'sum-1',
            name: 'Unpublished changes',
            token: 'debug-token',
          },
        },
      },
    ])
    expect(debug.status()).toBe('connecting')
    await debug.receive('up-to-date', { checksum: 'sum-1' })
    expect(debug.status()).toBe('connected')
    expect(debug.takePosted()).toEqual(['prevent-page-reload'])
    expect(debug.context().page).toEqual({ url: `${SITE}/`, title: 'Shop' })
  })

  test('sends start every two seconds until the site is up to date', async () => {
    const debug = openDebugger()
    await debug.connecting()
    await debug.advance(6100)
    expect(debug.takePosted()).toEqual(['start', 'start', 'start'])
    await debug.handshake()
    debug.takePosted()
    await debug.advance(10_000)
    expect(debug.takePosted()).toEqual([])
  })

  test.each(['', 'shop.example', 'javascript:alert(1)', 'data:text/html,x'])('never opens %j', async (address) => {
    const debug = openDebugger()
    debug.send({ type: 'connect', address })
    await debug.advance(5000)
    expect(debug.status()).toBe('ready')
    expect(debug.browser.opened).toHaveLength(0)
  })

  test('can be cancelled', async () => {
    const debug = openDebugger()
    await debug.connecting()
    debug.send({ type: 'cancel' })
    expect(debug.status()).toBe('ready')
    expect(debug.takePosted()).toEqual(['disconnect'])
    expect(debug.window().isClosed).toBe(true)
    await debug.advance(40_000)
    expect(debug.status()).toBe('ready')
  })
})

describe('a foreign host', () => {
  test('is opened only after it was confirmed, once', async () => {
    const debug = openDebugger()
    debug.send({ type: 'connect', address: 'https://stage.example/' })
    await debug.advance(5000)
    expect(debug.browser.opened).toHaveLength(0)
    expect(debug.context().hostToConfirm).toBe('stage.example')
    debug.send({ type: 'confirm' })
    await debug.advance(1000)
    expect(debug.window().address).toBe('https://stage.example/')
    expect(debug.emitted).toContainEqual({ type: 'host.confirmed', host: 'stage.example' })
    debug.send({ type: 'cancel' })
    await debug.connecting('https://stage.example/again')
    expect(debug.window().address).toBe('https://stage.example/again')
  })

  test('is not opened when it is declined', async () => {
    const debug = openDebugger()
    debug.send({ type: 'connect', address: 'https://stage.example/' })
    debug.send({ type: 'cancel' })
    await debug.advance(5000)
    expect(debug.status()).toBe('ready')
    expect(debug.browser.opened).toHaveLength(0)
  })

  test('needs no confirmation when it was confirmed before', async () => {
    const debug = openDebugger({ confirmedHosts: ['stage.example'] })
    await debug.connecting('https://stage.example/')
    expect(debug.browser.opened).toHaveLength(1)
  })
})

describe('a connection fails', () => {
  const first = (debug: ReturnType<typeof openDebugger>) => rankCauses(debug.context().diagnostics)[0]

  test('when the browser blocks the window, which is the most probable cause then', async () => {
    const debug = openDebugger()
    debug.browser.blockWindows()
    await debug.connecting()
    expect(debug.status()).toBe('failed')
    expect(debug.context().endReason).toBe('window-blocked')
    expect(first(debug)).toBe('popup-blocked')
  })

  test('thirty seconds after the click; without any message a missing snippet is the most probable cause', async () => {
    const debug = openDebugger()
    await debug.connecting()
    await debug.advance(28_999)
    expect(debug.status()).toBe('connecting')
    await debug.advance(1)
    expect(debug.status()).toBe('failed')
    expect(debug.context().endReason).toBe('timed-out')
    expect(first(debug)).toBe('missing-snippet')
  })

  test('on a sandboxed page, whose origin is not shown as an address', async () => {
    const debug = openDebugger()
    await debug.connecting()
    await debug.receive(
      'ready',
      { appId: 'app-1', versionId: 'v', checksum: 'c', url: '', title: '' },
      { origin: 'null' },
    )
    await debug.advance(30_000)
    expect(first(debug)).toBe('wrong-address')
    const { text } = causeText('wrong-address', debug.context().diagnostics, { safari: false })
    expect(text.message).toContain('sandbox')
  })

  test('with another container as the most probable cause after a ready of another app', async () => {
    const debug = openDebugger()
    await debug.connecting()
    debug.takePosted()
    await debug.receive('ready', { appId: 'app-2', versionId: 'v', checksum: 'c', url: '', title: '' })
    expect(debug.takePosted()).toEqual([])
    await debug.advance(2500)
    expect(debug.status()).toBe('connecting')
    await debug.advance(500)
    expect(debug.status()).toBe('failed')
    expect(debug.context().endReason).toBe('other-container')
    expect(first(debug)).toBe('mismatched-container')
    expect(debug.context().diagnostics.otherApp).toBe('app-2')
  })

  test('but not because of another container beside the right one', async () => {
    const debug = openDebugger()
    await debug.connecting()
    await debug.receive('ready', { appId: 'app-2', versionId: 'v', checksum: 'c', url: '', title: '' })
    await debug.advance(2000)
    await debug.handshake()
    await debug.receive('ready', { appId: 'app-2', versionId: 'v', checksum: 'c', url: '', title: '' })
    await debug.advance(3000)
    expect(debug.status()).toBe('connected')
  })

  test('with a wrong address as the most probable cause after a redirect to a foreign host, which is never answered', async () => {
    const debug = openDebugger()
    await debug.connecting()
    debug.takePosted()
    await debug.receive('ready', undefined, { origin: 'https://evil.example', session: null })
    await debug.receive('get-container-version', {}, { origin: 'https://evil.example' })
    expect(debug.takePosted()).toEqual([])
    await debug.advance(30_000)
    expect(debug.browser.posted.every(({ origin }) => origin === SITE)).toBe(true)
    expect(first(debug)).toBe('wrong-address')
    expect(debug.context().diagnostics.foreignOrigin).toBe('https://evil.example')
  })

  test('but not because of a page of a foreign host, such as one to sign in on, that leads back to the site', async () => {
    const debug = openDebugger()
    await debug.connecting()
    await debug.receive('ready', undefined, { origin: 'https://login.example', session: null })
    await debug.advance(20_000)
    await debug.handshake()
    expect(debug.status()).toBe('connected')
  })

  test.each([
    ['blocked', 'artifact-blocked', 'ad-blocking'],
    ['trusted-types', 'artifact-refused', 'trusted-types'],
  ] as const)(
    'at once, with its cause, after the page could not load the debug artifact: %s',
    async (message, end, cause) => {
      const debug = openDebugger()
      await debug.connecting()
      await debug.receive('ready', undefined, { session: null })
      await debug.receive('error', { message })
      expect(debug.status()).toBe('failed')
      expect(debug.context().endReason).toBe(end)
      expect(first(debug)).toBe(cause)
      expect(debug.emitted).toContainEqual({ type: 'error', text: message })
    },
  )

  test.each([
    ['blocked', 'artifact-blocked'],
    ['trusted-types', 'artifact-refused'],
  ] as const)('at once where the snippet says why there is no container: %s', async (message, end) => {
    const debug = openDebugger()
    await debug.connecting()
    await debug.receive('error', { message }, { session: null })
    expect([debug.status(), debug.context().endReason]).toEqual(['failed', end])
  })

  test.each([
    ['blocked', 'artifact-blocked'],
    ['trusted-types', 'artifact-refused'],
  ] as const)('is lost at once where a later page cannot load the debug artifact: %s', async (message, end) => {
    const debug = openDebugger()
    await debug.connected()
    await debug.receive('page-hide')
    await debug.receive('ready')
    await debug.receive('error', { message })
    expect([debug.status(), debug.context().endReason]).toEqual(['lost', end])
  })

  test('at once when the version cannot be read, and the site is disconnected', async () => {
    const debug = openDebugger()
    const failure = { kind: 'status', status: 403, codes: [], errors: [], reason: null } as const
    await debug.connecting()
    debug.answerVersion(async () => ({ ok: false, failure }))
    await debug.receive('ready', undefined, { session: null })
    debug.takePosted()
    await debug.receive('get-container-version')
    expect(debug.status()).toBe('failed')
    expect(debug.takePosted()).toEqual(['disconnect'])
    expect(debug.emitted).toContainEqual({ type: 'version.unreadable', failure })
  })

  test('when the reader of versions throws', async () => {
    const debug = openDebugger()
    debug.answerVersion(() => Promise.reject(new Error('boom')))
    await debug.connecting()
    expect(debug.status()).toBe('failed')
    expect(debug.context().versionFailure).toEqual({ kind: 'offline' })
  })

  test('and can be tried again', async () => {
    const debug = openDebugger()
    await debug.connecting()
    await debug.advance(30_000)
    await debug.connecting(`${SITE}/other`)
    await debug.handshake()
    expect(debug.status()).toBe('connected')
    expect(debug.window().name).toBe('waymark-debug-session-2')
  })
})

describe('other windows', () => {
  const event = { waymark: 'debug/1', type: 'event', sessionId: 'session-1', payload: debugEvent('fake') }

  test('are answered that there is no session, and have no effect', async () => {
    const debug = openDebugger()
    await debug.connected()
    debug.browser.deliver('other window', SITE, event)
    expect(eventNames(debug)).toEqual([])
    expect(debug.browser.replies).toMatchObject([{ message: { type: 'error', sessionId: 'session-1' } }])
  })

  test('get no answer to disconnect, error and malformed messages', async () => {
    const debug = openDebugger()
    for (const data of [
      { ...event, type: 'disconnect', payload: {} },
      { ...event, type: 'error', payload: { message: '' } },
      { ...event, payload: {} },
      'x',
      null,
    ]) {
      debug.browser.deliver('other window', SITE, data)
    }
    expect(debug.browser.replies).toEqual([])
  })

  test('that debug this page get no answer, and the user is warned', async () => {
    const debug = openDebugger()
    debug.browser.deliver('opener', 'https://waymark.example', { ...event, type: 'start', payload: {} })
    expect(debug.emitted).toEqual([{ type: 'debugger.nested' }])
    expect(debug.browser.replies).toEqual([])
  })
})
