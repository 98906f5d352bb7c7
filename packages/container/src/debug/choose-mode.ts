import type { FromSitePayload, FromSiteType } from '@waymark/domain/debug-protocol'
import { ARTIFACT_BLOCKED, ARTIFACT_REFUSED } from '@waymark/domain/debug-protocol/constants'
import type { Content } from '../engine/core/engine.ts'
import type { DebugPage } from './debug-page.ts'
import { debugRetry, debugSession, debugToken, endSession, markSession, retry, sessionOf } from './tab-session.ts'

/** Milliseconds that the debugger has to answer `ready`, and then to send the version. */
const START_PATIENCE = 3000
const VERSION_PATIENCE = 10_000

/** Stages of a page: NORMAL runs the published container, DONE has handed over, in the others it waits for the debugger. */
const DONE = 0
const NORMAL = 1
const ANNOUNCED = 2
const STARTED = 3

/**
 * Decides whether this page runs the published container or hands over to the debug artifact. The name of the window
 * requests the debug artifact, and its opener, a window of the product, must send the token. A page that already runs the
 * published container reloads when it gets `start`, once per session.
 */
export function chooseMode(plan: Content, page: DebugPage, runPublished: () => void): void {
  const { planApp, debuggerOrigin } = plan
  const session = sessionOf(page)
  // Almost every visit: does not open the tab's storage, which is slow.
  if (!session && !page.hasOpener()) {
    runPublished()
    return
  }
  const isOff = `${page.readDocument('location.search')}`.includes('wm_disable_debug')
  const isRefused = page.ownAddress().includes('wm_debug=')
  if (isRefused) page.writeTabStorage(debugToken)
  const token = page.readTabStorage(debugToken)
  let stage = NORMAL
  const tell = <T extends FromSiteType>(type: T, payload: FromSitePayload<T>, sessionId = session) =>
    page.postToOpener(debuggerOrigin, type, sessionId, payload)
  const giveUp = () => {
    stage = NORMAL
    endSession(page)
    runPublished()
  }
  // The session has ended, so the record of retries is removed too.
  const end = () => {
    page.writeTabStorage(debugRetry)
    giveUp()
  }
  const load = (given: string) => {
    stage = DONE
    page.writeTabStorage(debugToken, given)
    page.handOver(`${debuggerOrigin}/containers/${planApp}.js?wm_debug=${encodeURIComponent(given)}`, (isRefused) => {
      tell('error', { message: isRefused ? ARTIFACT_REFUSED : ARTIFACT_BLOCKED })
      giveUp()
    })
  }
  const giveUpAt = (awaited: number, ms: number) => page.runLater(ms, () => stage === awaited && giveUp())

  if (isOff || !page.hasOpener()) {
    end()
    return
  }
  page.onOpenerMessage(debuggerOrigin, (type, sessionId, payload) => {
    const isStart = type === 'start' && payload.appId === planApp && sessionId
    if (isStart && stage === NORMAL && retry(page, sessionId)) {
      markSession(page, sessionId)
      page.reloadPage()
    } else if (isStart && stage === ANNOUNCED) {
      stage = STARTED
      markSession(page, sessionId)
      page.writeTabStorage(debugSession, sessionId)
      tell('get-container-version', {}, sessionId)
      giveUpAt(STARTED, VERSION_PATIENCE)
    } else if (type === 'container-version' && stage === STARTED && payload.appId === planApp) {
      load(`${payload.token}`)
    } else if (/^(disconnect|error)$/.test(type) && stage > NORMAL) end()
  })
  if (!session) giveUp()
  else if (token && page.readTabStorage(debugSession) === session) load(token)
  else if (isRefused && !retry(page, 'token')) {
    page.reportIssue('no debugger')
    giveUp()
  } else {
    stage = ANNOUNCED
    tell('ready', readyPayload(plan, page))
    giveUpAt(ANNOUNCED, START_PATIENCE)
  }
}

/** The payload of `ready`. */
export function readyPayload(plan: Content, page: DebugPage): FromSitePayload<'ready'> {
  return {
    appId: plan.planApp,
    versionId: plan.planVersion,
    checksum: plan.checksumText,
    url: page.readDocument('location.href') as string,
    // An element named `title` replaces `document.title`, and cannot be posted.
    title: `${page.readDocument('title')}`,
  }
}
