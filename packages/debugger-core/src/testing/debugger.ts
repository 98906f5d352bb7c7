import { createActor, SimulatedClock } from 'xstate'
import { connectionMachine, type Emitted, type FromProduct, statusOf } from '../connection/index.ts'
import type { VersionAnswer } from '../container/index.ts'
import { type FromSiteType, fromSite } from '../protocol/index.ts'
import { fakeBrowser, type OpenedWindow } from './browser.ts'
import { debugVersion } from './version.ts'

export const SITE = 'https://shop.example'
export const APP = { id: 'app-1', urls: [`${SITE}/`] }
const READY = { appId: 'app-1', versionId: 'v', checksum: 'c', url: `${SITE}/`, title: 'Shop' }

/** Lets everything happen that waits for nothing but promises already kept. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await null
}

/** A debugger with a clock, windows and versions that a test moves by hand. */
export function openDebugger({ confirmedHosts = [] }: { confirmedHosts?: string[] } = {}) {
  const clock = new SimulatedClock()
  const browser = fakeBrowser()
  const emitted: Emitted[] = []
  let answer: () => Promise<VersionAnswer> = async () => ({ ok: true, version: debugVersion() })
  let ids = 0
  const actor = createActor(connectionMachine, {
    clock,
    input: {
      windows: browser.windows,
      readVersion: () => answer(),
      newId: () => `session-${++ids}`,
      now: () => clock.now(),
      app: APP,
      confirmedHosts,
      debuggerUrl: 'https://waymark.example/tag/app/app-1/debug',
      fontUrl: 'https://waymark.example/font.woff2',
    },
  })
  actor.on('*', (event) => emitted.push(event))
  actor.start()

  const context = () => actor.getSnapshot().context
  const window = (): OpenedWindow => browser.opened.at(-1) ?? { name: '', address: '', isClosed: true }

  const table = {
    actor,
    browser,
    emitted,
    clock,
    context,
    window,
    status: () => statusOf(actor.getSnapshot()),
    send: (event: FromProduct) => actor.send(event),
    answerVersion(next: typeof answer) {
      answer = next
    },
    /** Time passes in steps, so that what is repeated is repeated at its time. */
    async pass(milliseconds: number) {
      for (let left = milliseconds; left >= 0; left -= 500) {
        clock.increment(Math.min(500, left))
        await settled()
      }
    },
    /** The site's window says something, by default at its origin and for the present session. */
    async site<T extends FromSiteType>(
      type: T,
      payload?: object,
      { origin = SITE, session = context().sessionId as string | null } = {},
    ) {
      browser.say(window(), origin, fromSite(type, session, (payload ?? (type === 'ready' ? READY : {})) as never))
      await settled()
    },
    /** What was posted since it was asked last, by type. */
    told() {
      return browser.posted.splice(0).map(({ message }) => message.type)
    },
    async connecting(address = `${SITE}/`) {
      actor.send({ type: 'connect', address })
      await table.pass(1000)
    },
    async connected() {
      await table.connecting()
      await table.handshake()
      table.told()
    },
    async handshake() {
      await table.site('ready', undefined, { session: null })
      await table.site('get-container-version')
      await table.site('up-to-date', { checksum: 'sum-1' })
    },
  }
  return table
}
