import type { FromSite, FromSiteType } from '@waymark/domain/debug-protocol'
import { NO_ACTIVE_SESSION } from '@waymark/domain/debug-protocol/constants'
import { fromCallback } from 'xstate'
import { isEnvelope, readMessage, writeMessage } from '../protocol/index.ts'
import { createRateLimiter } from './rate-limiter.ts'
import type { SiteWindow, WindowMessage, Windows } from './windows.ts'

/** Commands of the connection to the window. `release`: ignore its messages from now on. */
export type WindowCommand =
  | { readonly type: 'open'; readonly address: string; readonly name: string; readonly sessionId: string }
  | { readonly type: 'post'; readonly message: unknown; readonly origin: string }
  | { readonly type: 'check' }
  | { readonly type: 'release' }
  | { readonly type: 'close' }

interface Sender {
  readonly origin: string
  readonly sessionId: string | null
}

/** A message of the site's window as an event named `site.<type of the message>`, with its origin and its session. */
export type SiteEvent =
  | {
      [T in Exclude<FromSiteType, 'ping'>]: Sender & {
        readonly type: `site.${T}`
        readonly payload: Extract<FromSite, { type: T }>['payload']
      }
    }[Exclude<FromSiteType, 'ping'>]
  | (Sender & { readonly type: 'site.unknown'; readonly payload: { readonly type: string } })

/** Events of the window itself. `debugger.opened` means that another debugger tries to debug this page. */
export type WindowEvent =
  | { readonly type: 'window.blocked' }
  | { readonly type: 'window.closed' }
  | { readonly type: 'message.malformed'; readonly isEvent: boolean }
  | { readonly type: 'message.rate-limited'; readonly isEvent: boolean }
  | { readonly type: 'debugger.opened' }

const isEvent = (data: unknown): boolean => (data as { type?: unknown }).type === ('event' satisfies FromSiteType)

/** Messages that a page sends while it unloads. They arrive without their window, so they are matched by session. */
const SENT_ON_UNLOAD: readonly string[] = ['event', 'page-hide'] satisfies FromSiteType[]

/**
 * Opens the site's window, posts to it, and passes on its messages. Ignores messages of other windows, but answers a page
 * that has a session there that no such session exists.
 */
export const siteActor = fromCallback<WindowCommand, { windows: Windows; now: () => number }>(
  ({ input: { windows, now }, receive, sendBack }) => {
    const send = (event: SiteEvent | WindowEvent) => sendBack(event)
    const isWithinRate = createRateLimiter(now)
    let window: SiteWindow | null = null
    let isListening = false
    let session = ''

    receive((command) => {
      if (command.type === 'open') {
        window = windows.open(command.address, command.name)
        isListening = window !== null
        session = command.sessionId
        if (!window) send({ type: 'window.blocked' })
      } else if (command.type === 'post') {
        window?.post(command.message, command.origin)
      } else if (command.type === 'check') {
        if (window?.isClosed()) send({ type: 'window.closed' })
      } else if (command.type === 'release') {
        isListening = false
      } else {
        window?.close()
        window = null
      }
    })

    return windows.listen((message) => {
      if (!isEnvelope(message.data)) return
      const isFromSite = isListening && window !== null && (message.isFrom(window) || isSentOnUnload(message))
      if (!isWithinRate()) {
        if (isFromSite) send({ type: 'message.rate-limited', isEvent: isEvent(message.data) })
      } else if (isFromSite) passOn(message)
      else answerOtherWindow(message)
    })

    function isSentOnUnload({ data, isFromUnloadedPage }: WindowMessage): boolean {
      const { type, sessionId } = data as { type?: unknown; sessionId?: unknown }
      return isFromUnloadedPage() && sessionId === session && SENT_ON_UNLOAD.includes(type as string)
    }

    function passOn({ data, origin }: WindowMessage): void {
      const result = readMessage(data)
      if (result.kind === 'malformed') send({ type: 'message.malformed', isEvent: isEvent(data) })
      if (result.kind === 'unknown') {
        send({ type: 'site.unknown', origin, sessionId: result.sessionId, payload: { type: result.type } })
      }
      // A ping is not needed: the window is asked whether it is closed, and a page says when it leaves.
      if (result.kind !== 'message' || result.message.type === 'ping') return
      const { type, sessionId, payload } = result.message
      send({ type: `site.${type}`, origin, sessionId, payload } as SiteEvent)
    }

    function answerOtherWindow(message: WindowMessage): void {
      const result = readMessage(message.data)
      if (message.isFromOpener()) {
        if (result.kind === 'unknown' && result.type === 'start') send({ type: 'debugger.opened' })
        return
      }
      if (result.kind !== 'message' || result.message.type === 'error' || result.message.type === 'disconnect') return
      message.reply(writeMessage('error', result.message.sessionId, { message: NO_ACTIVE_SESSION }))
    }
  },
)
