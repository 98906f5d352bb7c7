import { fromCallback } from 'xstate'
import { type FromSite, isEnvelope, readFromSite, toSite } from '../protocol/index.ts'
import { createFloodGate } from './flood.ts'
import type { SiteWindow, WindowMessage, Windows } from './windows.ts'

/** What the connection wants done with the window. */
export type ToWindow =
  | { readonly type: 'open'; readonly address: string; readonly name: string; readonly sessionId: string }
  | { readonly type: 'post'; readonly message: unknown; readonly origin: string }
  | { readonly type: 'look' }
  | { readonly type: 'let go' }
  | { readonly type: 'close' }

type From<T extends FromSite['type']> = {
  readonly origin: string
  readonly sessionId: string | null
  readonly payload: Extract<FromSite, { type: T }>['payload']
}

/** What the site's window says, each line with the origin it was said at and the session it was said for. */
export type SaidBySite =
  | ({ readonly type: 'site.ready' } & From<'ready'>)
  | ({ readonly type: 'site.asked for the version' } & From<'get-container-version'>)
  | ({ readonly type: 'site.is up to date' } & From<'up-to-date'>)
  | ({ readonly type: 'site.is outdated' } & From<'outdated'>)
  | ({ readonly type: 'site.sent an event' } & From<'event'>)
  | ({ readonly type: 'site.hid its page' } & From<'page-hide'>)
  | ({ readonly type: 'site.disconnected' } & From<'disconnect'>)
  | ({ readonly type: 'site.failed' } & From<'error'>)
  | {
      readonly type: 'site.said something unknown'
      readonly origin: string
      readonly sessionId: string | null
      readonly payload: { readonly type: string }
    }

/** What happens to the window itself, or to the product's own page. */
export type SeenOfWindow =
  | { readonly type: 'window.blocked' }
  | { readonly type: 'window.closed' }
  | { readonly type: 'window.babbled' }
  | { readonly type: 'window.flooded' }
  | { readonly type: 'product.debugged' }

const LINES = {
  ready: 'site.ready',
  'get-container-version': 'site.asked for the version',
  'up-to-date': 'site.is up to date',
  outdated: 'site.is outdated',
  event: 'site.sent an event',
  'page-hide': 'site.hid its page',
  disconnect: 'site.disconnected',
  ping: null,
  error: 'site.failed',
} as const satisfies Record<FromSite['type'], SaidBySite['type'] | null>

/** What a page says with its last breath. Browsers do not tell then which window it was in; it knows its session. */
const LAST_WORDS: readonly string[] = ['event', 'page-hide'] satisfies FromSite['type'][]

/** Said to a page that believes in a session that is not there. */
export const NO_SESSION = 'No active session'

/**
 * Opens the window on the site, speaks to it, and passes on what it says. What other windows say changes nothing: a page
 * that believes in a session is told that there is none.
 */
export const siteActor = fromCallback<ToWindow, { windows: Windows; now: () => number }>(
  ({ input: { windows, now }, receive, sendBack }) => {
    const tell = (event: SaidBySite | SeenOfWindow) => sendBack(event)
    const withinBounds = createFloodGate(now)
    let window: SiteWindow | null = null
    let inSession = false
    let session = ''

    receive((command) => {
      if (command.type === 'open') {
        window = windows.open(command.address, command.name)
        inSession = window !== null
        session = command.sessionId
        if (!window) tell({ type: 'window.blocked' })
      } else if (command.type === 'post') {
        window?.post(command.message, command.origin)
      } else if (command.type === 'look') {
        if (window?.isClosed()) tell({ type: 'window.closed' })
      } else if (command.type === 'let go') {
        inSession = false
      } else {
        window?.close()
        window = null
      }
    })

    return windows.listen((message) => {
      if (!isEnvelope(message.data)) return
      const fromSite = inSession && window !== null && (message.isFrom(window) || areLastWords(message))
      if (!withinBounds()) {
        if (fromSite) tell({ type: 'window.flooded' })
      } else if (fromSite) pass(message)
      else answerStranger(message)
    })

    function areLastWords({ data, isFromGonePage }: WindowMessage): boolean {
      const { type, sessionId } = data as { type?: unknown; sessionId?: unknown }
      return isFromGonePage() && sessionId === session && LAST_WORDS.includes(type as string)
    }

    function pass({ data, origin }: WindowMessage): void {
      const heard = readFromSite(data)
      if (heard.is === 'malformed') tell({ type: 'window.babbled' })
      if (heard.is === 'unknown') {
        const { type, sessionId } = heard
        tell({ type: 'site.said something unknown', origin, sessionId, payload: { type } })
      }
      if (heard.is !== 'message') return
      const { type, sessionId, payload } = heard.message
      const line = LINES[type]
      if (line) tell({ type: line, origin, sessionId, payload } as SaidBySite)
    }

    function answerStranger(message: WindowMessage): void {
      const heard = readFromSite(message.data)
      if (message.isFromOpener()) {
        if (heard.is === 'unknown' && heard.type === 'start') tell({ type: 'product.debugged' })
        return
      }
      if (heard.is !== 'message' || heard.message.type === 'error' || heard.message.type === 'disconnect') return
      message.reply(toSite('error', heard.message.sessionId, { message: NO_SESSION }))
    }
  },
)
