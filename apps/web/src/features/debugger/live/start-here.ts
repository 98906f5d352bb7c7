import type { DebuggedApp, ReadVersion } from '@waymark/debugger-core/connection'
import { uiFont } from '@waymark/ui/font'
import type { Connection } from '#data/debugging/connection.ts'
import { agreedHosts } from '#data/debugging/remembered-address.ts'
import { browserWindows } from '#data/debugging/site-windows.ts'
import { startConnection } from '#data/debugging/start-connection.ts'
import { newUuid } from './new-uuid.ts'

/** Starts a connection from this page, in this browser. `debuggerPath` is where the debugger of the site is shown. */
export function startHere(
  app: DebuggedApp,
  early: readonly MessageEvent[],
  { readVersion, debuggerPath }: { readVersion: ReadVersion; debuggerPath: string },
): Connection {
  return startConnection({
    app,
    readVersion,
    windows: browserWindows(window, early),
    newId: newUuid,
    now: Date.now,
    confirmedHosts: agreedHosts(app.id).get(),
    debuggerUrl: new URL(debuggerPath, location.href).href,
    fontUrl: new URL(uiFont, location.href).href,
  })
}
