import { WINDOW_NAME_PREFIX } from '@waymark/domain/debug-protocol/constants'
import type { DebugPage } from './debug-page.ts'

/** Keys of a debug session in the tab's storage. */
export const debugToken = 'wm_debug'
export const debugSession = 'wm_debug_session'
export const debugRetry = 'wm_debug_retry'

/** The session in the window's name. */
export function sessionOf(page: DebugPage): string | null {
  const parts = page.windowName().split(WINDOW_NAME_PREFIX)
  return (!parts[0] && parts[1]) || null
}

export function markSession(page: DebugPage, session: string): void {
  page.setWindowName(WINDOW_NAME_PREFIX + session)
}

/** Removes the session from the tab. `wm_debug_retry` stays. */
export function endSession(page: DebugPage): void {
  if (sessionOf(page)) page.setWindowName('')
  page.writeTabStorage(debugToken)
  page.writeTabStorage(debugSession)
}

/** True the first time that `what` is tried in this tab, then false until the debugger has connected. */
export function retry(page: DebugPage, what: string): boolean {
  const tried = page.readTabStorage(debugRetry) || ''
  page.writeTabStorage(debugRetry, `${tried} ${what}`)
  return tried.indexOf(what) < 0
}
