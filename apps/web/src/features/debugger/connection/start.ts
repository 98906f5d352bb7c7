import type { DebuggedApp, ReadVersion } from '@waymark/debugger-core/connection'
import { uiFont } from '@waymark/ui/font'
import type { Connection } from '#data/debugging/connection.ts'
import { browserWindows } from '#data/debugging/site-windows.ts'
import { startConnection } from '#data/debugging/start-connection.ts'
import { confirmedHosts } from '#data/debugging/stored-address.ts'

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
    newId: newUuid,
    now: Date.now,
    confirmedHosts: confirmedHosts(app.id).get(),
    debuggerUrl: new URL(debuggerPath, location.href).href,
    fontUrl: new URL(uiFont, location.href).href,
  })
}

/** A random UUID, also on pages that are not served over https. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-')
}
