import type { FromSiteType } from '@waymark/domain/debug-protocol'
import { createActor, SimulatedClock } from 'xstate'
import { connectionMachine, type Emitted, type ProductEvent, statusOf } from '../connection/index.ts'
import type { VersionResult } from '../version/index.ts'
import { fakeBrowser, type OpenedWindow } from './browser.ts'
import { fromSite } from './site-messages.ts'
import { debugVersion } from './version.ts'

export const SITE = 'https://shop.example'
export const APP = { id: 'app-1', urls: [`${SITE}/`] }
const READY = { appId: 'app-1', versionId: 'v', checksum: 'c', url: `${SITE}/`, title: 'Shop' }

/** Runs all pending promise callbacks. */
const flushPromises = async () => {
  for (let turn = 0; turn < 20; turn += 1) await null
}

/** A connection with a simulated clock, fake windows and versions that a test controls. */
export function openDebugger({
  confirmedHosts = [],
  connectDelay,
}: {
  confirmedHosts?: string[]
  connectDelay?: number
} = {}) {
  const clock = new SimulatedClock()
  const browser = fakeBrowser()
  const emitted: Emitted[] = []
  let readVersion: () => Promise<VersionResult> = async () => ({ ok: true, version: debugVersion() })
  let ids = 0
  const actor = createActor(connectionMachine, {
    clock,
    input: {
      windows: browser.windows,
      readVersion: () => readVersion(),
      newId: () => `session-${++ids}`,
      now: () => clock.now(),
      app: APP,
      confirmedHosts,
      connectDelay,
      debuggerUrl: 'https://waymark.example/tag/app/app-1/debug',
      fontUrl: 'https://waymark.example/font.woff2',
      badgeText: 'Debugged',
    },
  })
  actor.on('*', (event) => emitted.push(event))
  actor.start()

  const context = () => actor.getSnapshot().context
  const window = (): OpenedWindow => browser.opened.at(-1) ?? { name: '', address: '', isClosed: true }

  const self = {
    actor,
    browser,
    emitted,
    clock,
    context,
    window,
    status: () => statusOf(actor.getSnapshot()),
    send: (event: ProductEvent) => actor.send(event),
    answerVersion(next: typeof readVersion) {
      readVersion = next
    },
    /** Advances the clock in steps, so that repeated timers fire at their times. */
    async advance(milliseconds: number) {
      for (let left = milliseconds; left >= 0; left -= 500) {
        clock.increment(Math.min(500, left))
        await flushPromises()
      }
    },
    /** Delivers a message of the site's window, by default at its origin and in the current session. */
    async receive<T extends FromSiteType>(
      type: T,
      payload?: object,
      { origin = SITE, session = context().sessionId as string | null } = {},
    ) {
      const message = fromSite(type, session, (payload ?? (type === 'ready' ? READY : {})) as never)
      browser.deliver(window(), origin, message)
      await flushPromises()
    },
    /** The types of the messages posted since the last call. */
    takePosted() {
      return browser.posted.splice(0).map(({ message }) => message.type)
    },
    async connecting(address = `${SITE}/`) {
      actor.send({ type: 'connect', address })
      await self.advance(1000)
    },
    async connected() {
      await self.connecting()
      await self.handshake()
      self.takePosted()
    },
    async handshake() {
      await self.receive('ready', undefined, { session: null })
      await self.receive('get-container-version')
      await self.receive('up-to-date', { checksum: 'sum-1' })
    },
  }
  return self
}
