import type { DebugEvent, FromSitePayload, FromSiteType } from '@waymark/domain/debug-protocol'
import { MAX_DROPPED, MAX_KEPT_EVENTS } from '@waymark/domain/debug-protocol/constants'
import type { Content } from '../engine/core/engine.ts'
import { append, each } from '../engine/core/list.ts'
import { readyPayload } from './choose-mode.ts'
import type { DebugContent } from './content.ts'
import type { DebugPage } from './debug-page.ts'
import { debugRetry, debugSession, debugToken, endSession, markSession, retry, sessionOf } from './tab-session.ts'
import { truncateEvent } from './truncate-event.ts'

/** Milliseconds between two pings. */
const PING = 10_000

/**
 * The site's side of a debug session: announces the page with the version that it runs, then sends its events. The page
 * keeps running when the session ends.
 */
export function runSession(plan: Content, page: DebugPage, runDebugged: () => void): void {
  const { debuggerOrigin, planApp, checksumText } = plan
  let session = sessionOf(page)
  let started: string | null = null
  let isConnected = false
  let isOver = !session || !page.hasOpener()
  let isHidden = false
  const kept: DebugEvent[] = []
  let dropped = 0
  const tell = <T extends FromSiteType>(type: T, payload: FromSitePayload<T>) => {
    if (!isOver) page.postToOpener(debuggerOrigin, type, session, payload)
  }
  const send = (event: DebugEvent) => tell('event', truncateEvent(event))
  /** Sends the kept events; the first one has the number of events before it that were dropped. */
  const sendKept = () => {
    const first = kept[0]
    if (first && dropped) kept[0] = { ...first, droppedBefore: Math.min(dropped, MAX_DROPPED) }
    dropped = 0
    each(kept.splice(0), send)
  }
  const announce = () => {
    started = null
    isConnected = false
    tell('ready', readyPayload(plan, page))
  }
  const { explained } = plan as DebugContent
  explained.deliver = (event) => {
    if (isConnected || isHidden) send(event)
    else if (!isOver) {
      append(kept, event)
      if (kept.length > MAX_KEPT_EVENTS) {
        kept.shift()
        dropped++
      }
    }
  }

  const onStart = (given: string, payload: Readonly<Record<string, unknown>>) => {
    if (payload.appId !== planApp || given === started) return
    started = given
    session = given
    markSession(page, given)
    page.writeTabStorage(debugSession, given)
    page.showBadge(`${payload.debuggerUrl}`, `${payload.fontUrl ?? ''}`, `${payload.badgeText ?? 'Waymark'}`)
    tell('get-container-version', {})
  }
  const onVersion = (payload: Readonly<Record<string, unknown>>) => {
    if (payload.appId !== planApp || !started) return
    page.writeTabStorage(debugToken, `${payload.token}`)
    if (payload.checksum === checksumText) {
      page.writeTabStorage(debugRetry)
      tell('up-to-date', { checksum: checksumText })
      isConnected = true
      sendKept()
    } else if (retry(page, 'checksum')) {
      kept.length = 0
      page.reloadPage()
    } else tell('outdated', { checksum: checksumText })
  }
  const end = () => {
    isOver = true
    isConnected = false
    page.writeTabStorage(debugRetry)
    endSession(page)
    page.hideBadge()
    page.preventLeaving(false)
  }

  page.onOpenerMessage(debuggerOrigin, (type, sessionId, payload) => {
    if (isOver) return
    if (type === 'start' && sessionId) onStart(sessionId, payload)
    else if (type === 'container-version') onVersion(payload)
    else if (type === 'prevent-page-reload') page.preventLeaving(payload.enabled === true)
    else if (type === 'disconnect' || type === 'error') end()
  })
  page.onOpenerGone(debuggerOrigin, (sessionId) => {
    if (sessionId === session) end()
  })
  page.onHide(() => {
    // A page that redirects at once is left before it is connected; a debugger of the same site accepts its events. Turns
    // that still wait run after this, and their events are sent as well.
    isHidden = true
    sendKept()
    tell('page-hide', {})
  })
  page.onRestore(() => {
    isHidden = false
    announce()
  })
  const ping = () => {
    if (isOver) return
    if (page.hasOpener()) tell('ping', {})
    else end()
    page.runLater(PING, ping)
  }
  page.runLater(PING, ping)
  runDebugged()
  announce()
}
