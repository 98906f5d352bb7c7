import { describe, expect, test } from 'vitest'
import { APP, debugEvent, debugVersion, fromSite, metadataTag, openDebugger, SITE } from '../testing/index.ts'
import { rankCauses } from './failure-causes.ts'
import { hasNewerDraft } from './index.ts'

const MONDAY = '2025-07-14T11:42:00+00:00'
const TUESDAY = '2025-07-15T09:05:00+00:00'

const eventNames = (debug: ReturnType<typeof openDebugger>) =>
  debug.context().timeline.pages.flatMap((page) => page.events.map((event) => event.name))

describe('while connected', () => {
  test('events are grouped by page view', async () => {
    const debug = openDebugger()
    await debug.connected()
    await debug.receive('event', debugEvent('waymark.pageView', { pageViewTime: 1 }))
    await debug.receive('event', debugEvent('purchase', { pageViewTime: 1 }))
    await debug.receive('page-hide')
    await debug.handshake()
    await debug.receive('event', debugEvent('waymark.pageView', { pageViewTime: 2 }))
    expect(debug.status()).toBe('connected')
    expect(debug.context().timeline.pages.map((page) => page.events.length)).toEqual([2, 1])
  })

  test('after page-hide the next page has thirty seconds, in which start is repeated', async () => {
    const debug = openDebugger()
    await debug.connected()
    await debug.receive('page-hide')
    await debug.advance(29_999)
    expect(debug.status()).toBe('connected')
    expect(debug.takePosted().filter((type) => type === 'start').length).toBeGreaterThan(10)
    await debug.advance(1)
    expect(debug.status()).toBe('lost')
    expect(debug.context().endReason).toBe('page-left')
  })

  test('messages that a page sends while it unloads count, although they have no window', async () => {
    const debug = openDebugger()
    await debug.connected()
    const { sessionId } = debug.context()
    const say = (message: object, origin = SITE) => debug.browser.deliver('unloaded page', origin, message)
    say(fromSite('event', sessionId, debugEvent('purchase')))
    say(fromSite('event', 'session-9', debugEvent('another session')))
    say(fromSite('event', sessionId, debugEvent('another host')), 'https://evil.example')
    say(fromSite('disconnect', sessionId, {}))
    expect(debug.status()).toBe('connected')
    expect(eventNames(debug)).toEqual(['purchase'])
    say(fromSite('page-hide', sessionId, {}))
    await debug.advance(30_500)
    expect(debug.status()).toBe('lost')
  })

  test('a page that comes back keeps the connection', async () => {
    const debug = openDebugger()
    await debug.connected()
    await debug.receive('page-hide')
    await debug.advance(20_000)
    await debug.receive('ready')
    debug.takePosted()
    await debug.advance(60_000)
    expect(debug.status()).toBe('connected')
    expect(debug.takePosted()).toEqual([])
  })

  test('a page of a foreign host is not the next page', async () => {
    const debug = openDebugger()
    await debug.connected()
    await debug.receive('page-hide')
    await debug.receive('ready', undefined, { origin: 'https://evil.example' })
    await debug.advance(30_000)
    expect(debug.status()).toBe('lost')
  })

  test('the next page may be on another host of the site, which gets the messages then', async () => {
    const debug = openDebugger()
    await debug.connected()
    await debug.receive('page-hide')
    await debug.receive('ready', undefined, { origin: 'https://pay.shop.example', session: 'session-1' })
    expect(debug.browser.posted.at(-1)).toMatchObject({
      origin: 'https://pay.shop.example',
      message: { type: 'start' },
    })
    await debug.receive('event', debugEvent('late'), { origin: SITE })
    expect(eventNames(debug)).toEqual([])
    await debug.receive('event', debugEvent('pay'), { origin: 'https://pay.shop.example' })
    expect(eventNames(debug)).toEqual(['pay'])
  })

  test('the version is read again for each page, and deleted items are still found', async () => {
    const debug = openDebugger()
    const variable = { id: 'v1', name: 'Old', type: { collector_name: 'constant' }, virtual: false, metaSiteId: null }
    debug.answerVersion(async () => ({ ok: true, version: debugVersion({ variables: [variable] }) }))
    await debug.connected()
    debug.answerVersion(async () => ({ ok: true, version: debugVersion({ checksum: 'sum-2' }) }))
    await debug.receive('ready')
    await debug.receive('get-container-version')
    expect(debug.browser.posted.at(-1)?.message).toMatchObject({ payload: { checksum: 'sum-2' } })
    expect(debug.context().versionIndex?.variables.get('v1')?.name).toBe('Old')
  })

  test('only the result of the latest read of the version counts', async () => {
    const debug = openDebugger()
    await debug.connected()
    const answers: ((checksum: string) => void)[] = []
    debug.answerVersion(
      () =>
        new Promise((done) => {
          answers.push((checksum) => done({ ok: true, version: debugVersion({ checksum }) }))
        }),
    )
    await debug.receive('get-container-version')
    await debug.receive('get-container-version')
    answers[1]?.('new')
    await debug.advance(0)
    answers[0]?.('old')
    await debug.advance(0)
    const posted = debug.browser.posted.map(({ message }) => message)
    expect(posted).toMatchObject([{ type: 'container-version', payload: { checksum: 'new' } }])
  })

  test('prevent-page-reload is sent on connecting and on each change', async () => {
    const debug = openDebugger()
    debug.send({ type: 'preventReload.set', enabled: true })
    await debug.connecting()
    await debug.handshake()
    const switches = () =>
      debug.browser.posted.flatMap(({ message }) =>
        message.type === 'prevent-page-reload' ? [message.payload.enabled] : [],
      )
    expect(switches()).toEqual([true])
    debug.send({ type: 'preventReload.set', enabled: false })
    expect(switches()).toEqual([true, false])
  })

  test('a change of the draft is pending until the site runs it', async () => {
    const debug = openDebugger()
    debug.answerVersion(async () => ({ ok: true, version: debugVersion({}, MONDAY) }))
    await debug.connected()
    debug.send({ type: 'draft.changed', updatedAt: MONDAY })
    expect(hasNewerDraft(debug.context())).toBe(false)
    debug.send({ type: 'draft.changed', updatedAt: TUESDAY })
    expect(hasNewerDraft(debug.context())).toBe(true)
    debug.answerVersion(async () => ({ ok: true, version: debugVersion({}, TUESDAY) }))
    await debug.handshake()
    expect(hasNewerDraft(debug.context())).toBe(false)
  })

  test('a change that the site runs before the product sees it is not pending', async () => {
    const debug = openDebugger()
    debug.answerVersion(async () => ({ ok: true, version: debugVersion({}, MONDAY) }))
    debug.send({ type: 'draft.changed', updatedAt: MONDAY })
    await debug.connected()
    debug.answerVersion(async () => ({ ok: true, version: debugVersion({}, TUESDAY) }))
    await debug.handshake()
    expect(hasNewerDraft(debug.context())).toBe(false)
    debug.send({ type: 'draft.changed', updatedAt: TUESDAY })
    expect(hasNewerDraft(debug.context())).toBe(false)
  })

  test('each page keeps the version by which its events were decided, also when the draft changes', async () => {
    const debug = openDebugger()
    const tags = (name: string) => [metadataTag('tag', { name })]
    debug.answerVersion(async () => ({ ok: true, version: debugVersion({ checksum: 'one', tags: tags('Old') }) }))
    await debug.connected()
    await debug.receive('event', debugEvent('a', { pageViewTime: 1 }))
    await debug.handshake()
    await debug.receive('event', debugEvent('b', { pageViewTime: 2 }))
    debug.answerVersion(async () => ({ ok: true, version: debugVersion({ checksum: 'two', tags: tags('New') }) }))
    await debug.handshake()
    await debug.receive('event', debugEvent('c', { pageViewTime: 3 }))
    await debug.receive('event', debugEvent('d', { pageViewTime: 1 }))
    const versions = debug.context().timeline.pages.map(({ versionIndex }) => versionIndex)
    expect(versions.map((index) => index?.tags.get('tag')?.name)).toEqual(['Old', 'Old', 'New'])
    // The same content is kept once.
    expect(versions[1]).toBe(versions[0])
  })

  test('clearing removes the events, and the session continues', async () => {
    const debug = openDebugger()
    await debug.connected()
    await debug.receive('event', debugEvent('a'))
    debug.send({ type: 'clear' })
    await debug.receive('event', debugEvent('b'))
    expect(eventNames(debug)).toEqual(['b'])
    expect(debug.status()).toBe('connected')
  })

  test('pings are ignored, and an unknown message is an error without effect', async () => {
    const debug = openDebugger()
    await debug.connected()
    await debug.receive('ping')
    await debug.receive('dance' as 'ping')
    expect(debug.status()).toBe('connected')
    expect(debug.emitted).toContainEqual({ type: 'error', text: 'Unknown message: dance' })
  })

  test('malformed messages are dropped and counted', async () => {
    const debug = openDebugger()
    await debug.connected()
    await debug.receive('event', { pageViewTime: 'now' })
    expect(debug.context().malformed).toBe(1)
    expect(debug.status()).toBe('connected')
  })

  test('messages above the rate limit are dropped and counted', async () => {
    const debug = openDebugger()
    await debug.connected()
    await debug.advance(10_000)
    for (let sent = 0; sent < 520; sent += 1) await debug.receive('event', debugEvent('a'))
    expect(debug.context().timeline.size).toBe(500)
    expect(debug.context().rateLimited).toBe(20)
    await debug.advance(1000)
    await debug.receive('event', debugEvent('a'))
    expect(debug.context().timeline.size).toBe(501)
  })
})

describe('a connection is lost', () => {
  test('when the window is closed, which is checked every two seconds', async () => {
    const debug = openDebugger()
    await debug.connected()
    debug.window().isClosed = true
    await debug.advance(2000)
    expect(debug.status()).toBe('lost')
    expect(debug.context().endReason).toBe('window-closed')
  })

  test('before the first message, with an opener policy as the most probable cause', async () => {
    const debug = openDebugger()
    await debug.connecting()
    debug.window().isClosed = true
    await debug.advance(2000)
    expect(debug.status()).toBe('lost')
    expect(rankCauses(debug.context().diagnostics)[0]).toBe('opener-policy')
  })

  test.each(['event', 'up-to-date', 'get-container-version', 'page-hide', 'disconnect'] as const)(
    'when %s comes from another session',
    async (type) => {
      const debug = openDebugger()
      await debug.connected()
      await debug.receive(type, type === 'event' ? debugEvent('a') : { checksum: 'c' }, { session: 'other' })
      expect(debug.status()).toBe('lost')
      expect(debug.context().endReason).toBe('other-session')
      expect(eventNames(debug)).toEqual([])
    },
  )

  test('when the site could not get the right version', async () => {
    const debug = openDebugger()
    await debug.connected()
    await debug.receive('outdated', { checksum: 'c' })
    expect(debug.status()).toBe('lost')
    expect(debug.context().endReason).toBe('outdated')
  })

  test('when the shared link has been deleted, and the site is disconnected', async () => {
    const debug = openDebugger()
    await debug.connected()
    debug.answerVersion(async () => ({ ok: false, failure: { kind: 'link-deleted' } }))
    await debug.receive('ready')
    debug.takePosted()
    await debug.receive('get-container-version')
    expect(debug.status()).toBe('lost')
    expect(debug.context().versionFailure).toEqual({ kind: 'link-deleted' })
    expect(debug.takePosted()).toEqual(['disconnect'])
  })

  test('and keeps its events until it is reset', async () => {
    const debug = openDebugger()
    await debug.connected()
    await debug.receive('event', debugEvent('a'))
    await debug.receive('outdated', { checksum: 'c' })
    expect(eventNames(debug)).toEqual(['a'])
    debug.send({ type: 'reset' })
    expect(debug.status()).toBe('ready')
    expect(eventNames(debug)).toEqual([])
  })
})

describe('a session ends', () => {
  test.each(['close', 'product.unloaded'] as const)('by %s, and the site is disconnected', async (type) => {
    const debug = openDebugger()
    await debug.connected()
    debug.send({ type })
    expect(debug.status()).toBe('disconnected')
    expect(debug.takePosted()).toEqual(['disconnect'])
  })

  test('when the site disconnects', async () => {
    const debug = openDebugger()
    await debug.connected()
    await debug.receive('disconnect')
    expect(debug.status()).toBe('disconnected')
  })

  test('when another site is opened: the old one is disconnected, and its events are removed', async () => {
    const debug = openDebugger()
    await debug.connected()
    await debug.receive('event', debugEvent('a'))
    debug.send({ type: 'app.changed', app: { id: 'app-2', urls: [] } })
    expect(debug.status()).toBe('ready')
    expect(debug.takePosted()).toEqual(['disconnect'])
    expect(eventNames(debug)).toEqual([])
    expect(debug.context().app.id).toBe('app-2')
  })

  test('not when only the addresses of the site change', async () => {
    const debug = openDebugger()
    await debug.connected()
    debug.send({ type: 'app.changed', app: { ...APP, urls: [...APP.urls, 'https://new.example/'] } })
    expect(debug.status()).toBe('connected')
  })

  test('and a page that sends more messages is answered that there is none', async () => {
    const debug = openDebugger()
    await debug.connected()
    debug.send({ type: 'close' })
    await debug.receive('event', debugEvent('a'))
    expect(debug.browser.replies).toMatchObject([
      { origin: SITE, message: { type: 'error', payload: { message: 'No active session' } } },
    ])
  })
})

test.each(['connected', 'lost', 'disconnected'])(
  'restarting when %s opens the address again at once, with the draft',
  async (from) => {
    const debug = openDebugger()
    debug.send({ type: 'connect', address: `${SITE}/basket`, version: 'version-9' })
    await debug.advance(1000)
    await debug.handshake()
    await debug.receive('event', debugEvent('a'))
    const before = debug.window()
    if (from === 'lost') await debug.receive('outdated', { checksum: 'c' })
    if (from === 'disconnected') debug.send({ type: 'close' })
    debug.send({ type: 'restart' })
    expect(debug.status()).toBe('connecting')
    await debug.advance(0)
    expect(before.isClosed).toBe(true)
    expect(debug.window()).toMatchObject({
      address: `${SITE}/basket`,
      name: 'waymark-debug-session-2',
      isClosed: false,
    })
    expect(debug.context().version).toBe('draft')
    expect(eventNames(debug)).toEqual([])
    await debug.handshake()
    expect(debug.status()).toBe('connected')
  },
)
