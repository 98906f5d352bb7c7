import { expect, test } from 'vitest'
import type { WindowMessage } from '../connection/index.ts'
import { browserWindows, type PageMessage, type PageWindow } from './index.ts'

/** A page whose opened windows, and the messages posted to them, a test can read. */
function fakePage() {
  const listeners = new Set<(event: PageMessage) => void>()
  const posted: unknown[] = []
  const windowNamed = (name: string) => ({
    closed: false,
    postMessage: (message: unknown, target: unknown) => void posted.push([name, message, target]),
    close() {
      this.closed = true
    },
  })
  const site = windowNamed('site')
  const opener = windowNamed('opener')
  const page: PageWindow = {
    opener,
    open: (address) => (address.startsWith('https:') ? site : null),
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  }
  const deliver = (event: PageMessage) => {
    for (const listener of listeners) listener(event)
  }
  return { page, site, opener, posted, deliver }
}

const message = (source: PageMessage['source'], origin = 'https://shop.example'): PageMessage => ({
  data: 'hello',
  origin,
  source,
})

test('a window is opened, posted to and closed; a blocked one is null', () => {
  const { page, posted } = fakePage()
  const windows = browserWindows(page)
  const site = windows.open('https://shop.example', 'debugged')!
  site.post('run', 'https://shop.example')
  expect(posted).toEqual([['site', 'run', 'https://shop.example']])
  site.close()
  expect(site.isClosed()).toBe(true)
  expect(windows.open('blocked', 'debugged')).toBeNull()
})

test('a message tells who sent it', () => {
  const { page, site, opener, deliver } = fakePage()
  const windows = browserWindows(page)
  const opened = windows.open('https://shop.example', 'debugged')!
  const senders: unknown[] = []
  windows.listen((it) => senders.push([it.isFrom(opened), it.isFromOpener(), it.isFromUnloadedPage()]))
  for (const source of [site, opener, null]) deliver(message(source))
  expect(senders).toEqual([
    [true, false, false],
    [false, true, false],
    [false, false, true],
  ])
})

test('a reply goes to the origin of the sender, and to no page with an opaque one', () => {
  const { page, site, posted, deliver } = fakePage()
  browserWindows(page).listen((it) => it.reply('yes'))
  deliver(message(site))
  deliver(message(site, 'null'))
  deliver(message(null))
  expect(posted).toEqual([['site', 'yes', { targetOrigin: 'https://shop.example' }]])
})

test('messages from before go to the first listener only, and none to one that has ended', () => {
  const { page, site, deliver } = fakePage()
  const windows = browserWindows(page, [message(site)])
  const received: WindowMessage[] = []
  const end = windows.listen((it) => received.push(it))
  expect(received).toHaveLength(1)
  end()
  windows.listen(() => received.push())
  deliver(message(site))
  expect(received).toHaveLength(1)
})
