import { WINDOW_NAME_PREFIX } from '@waymark/domain/debug-protocol/constants'
import type { DebugPage } from './debug-page.ts'

/** What a debug session keeps in the tab. */
export const debugToken = 'wm_debug'
export const debugSession = 'wm_debug_session'
export const debugRetry = 'wm_debug_retry'

/** The session that the window's name speaks of. */
export function sessionOf(page: DebugPage): string | null {
  const parts = page.windowMark().split(WINDOW_NAME_PREFIX)
  return (!parts[0] && parts[1]) || null
}

export function markSession(page: DebugPage, session: string): void {
  page.setWindowMark(WINDOW_NAME_PREFIX + session)
}

/** Takes the mark and everything it led to off the tab. What was tried once stays remembered. */
export function endSession(page: DebugPage): void {
  if (sessionOf(page)) page.setWindowMark('')
  page.writeTab(debugToken)
  page.writeTab(debugSession)
}

/** True the first time something is tried in this tab, false until the debugger has connected in between. */
export function retry(page: DebugPage, what: string): boolean {
  const tried = page.readTab(debugRetry) || ''
  page.writeTab(debugRetry, `${tried} ${what}`)
  return tried.indexOf(what) < 0
}
