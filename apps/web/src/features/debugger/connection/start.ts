import { browserWindows } from '@waymark/debugger-core/browser'
import type { DebuggedApp, ReadVersion } from '@waymark/debugger-core/connection'
import { msg } from '@waymark/domain/message'
import { uiFont } from '@waymark/ui/font'
import { randomId } from '#browser/random-id.ts'
import type { Connection } from '#data/debugging/connection.ts'
import { startConnection } from '#data/debugging/start-connection.ts'
import { confirmedHosts } from '#data/debugging/stored-address.ts'
import type { Translate } from '#i18n/use-i18n.ts'

/** WebKit, which is Safari and every browser of iOS, no longer attributes a window to a click of a second ago. */
const isWebKit = (userAgent: string) => /applewebkit/i.test(userAgent) && !/chrome/i.test(userAgent)

/** The badge on the page of the site, which is shown in the language that the debugger starts with. */
const BADGE = msg('debugger.badge', 'Waymark is debugging this page')

/** Starts a connection from this page. `debuggerPath` is the path of the debugger screen. */
export function startHere(
  app: DebuggedApp,
  early: readonly MessageEvent[],
  { readVersion, debuggerPath, t }: { readVersion: ReadVersion; debuggerPath: string; t: Translate },
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
    badgeText: t(BADGE),
    connectDelay: isWebKit(navigator.userAgent) ? 500 : undefined,
  })
}
