import type { Windows } from '@waymark/debugger-core/connection'
import { readMessage, writeMessage } from '@waymark/debugger-core/protocol'
import { ARTIFACT_BLOCKED, ARTIFACT_REFUSED, WINDOW_NAME_PREFIX } from '@waymark/domain/debug-protocol/constants'

/**
 * What a page did in its window: it loaded the container of the website or of another one, its policy or an ad blocker kept
 * it from loading the container (`blocked`), its Trusted Types did (`trusted-types`), or it sent nothing.
 */
export type WindowFinding =
  | 'found'
  | 'other-website'
  | 'blocked'
  | 'trusted-types'
  | 'no-answer'
  | 'window-closed'
  | 'window-blocked'

/** Milliseconds in which a page has to load the container, and between two checks whether its window is closed. */
const TIMEOUT = 30_000
const POLL_INTERVAL = 500

/**
 * Opens an address in a window and waits until the container is loaded there. The window has the name of a debug session,
 * in which the container sends the id of its website; it then gets the message that there is no session, and the window is closed.
 */
export function checkInWindow(
  { appId, address, sessionId }: { appId: string; address: string; sessionId: string },
  windows: Windows,
  signal: AbortSignal,
): Promise<WindowFinding> {
  const { promise, resolve } = Promise.withResolvers<WindowFinding>()
  const site = windows.open(address, WINDOW_NAME_PREFIX + sessionId)
  if (!site) return Promise.resolve('window-blocked')
  const stopListening = windows.listen((message) => {
    if (!message.isFrom(site)) return
    const read = readMessage(message.data)
    if (read.kind !== 'message') return
    const { type, payload } = read.message
    if (type === 'ready') {
      site.post(writeMessage('disconnect', sessionId, {}), message.origin)
      resolve(payload.appId === appId ? 'found' : 'other-website')
    }
    if (type === 'error' && payload.message === ARTIFACT_BLOCKED) resolve('blocked')
    if (type === 'error' && payload.message === ARTIFACT_REFUSED) resolve('trusted-types')
  })
  const poll = setInterval(() => site.isClosed() && resolve('window-closed'), POLL_INTERVAL)
  const timeout = setTimeout(() => resolve('no-answer'), TIMEOUT)
  signal.addEventListener('abort', () => resolve('no-answer'), { once: true })
  return promise.finally(() => {
    stopListening()
    clearInterval(poll)
    clearTimeout(timeout)
    site.close()
  })
}
