import { browserWindows } from '@waymark/debugger-core/browser'
import type { DebuggedApp, ReadVersion } from '@waymark/debugger-core/connection'
import { uiFont } from '@waymark/ui/font'
import { randomId } from '#browser/random-id.ts'
import type { Connection } from '#data/debugging/connection.ts'
import { startConnection } from '#data/debugging/start-connection.ts'
import { confirmedHosts } from '#data/debugging/stored-address.ts'

/** WebKit, which is Safari and every browser of iOS, no longer attributes a window to a click of a second ago. */
const isWebKit = (userAgent: string) => /applewebkit/i.test(userAgent) && !/chrome/i.test(userAgent)

/** Starts a connection from this page. `debuggerPath` is the path of the debugger screen. */
export function startHere(
  app: DebuggedApp,
  early: readonly MessageEvent[],
  { readVersion, debuggerPath }: { readVersion: ReadVersion; debuggerPath: string },
): Connection {
  return startConnection({
    app,
    readVersion,
    windows: browserWindows(window, early),
    newId: randomId,
    now: Date.now,
    confirmedHosts: confirmedHosts(app.id).getSnapshot(),
    debuggerUrl: new URL(debuggerPath, location.href).href,
    fontUrl: new URL(uiFont, location.href).href,
    connectDelay: isWebKit(navigator.userAgent) ? 500 : undefined,
  })
}
