import type { FromSitePayload, FromSiteType } from '@waymark/domain/debug-protocol'
import type { Page } from '../engine/core/page.ts'

/** A listener to messages of the debugger: type, session and payload. */
export type MessageListener = (
  type: string,
  sessionId: string | null,
  payload: Readonly<Record<string, unknown>>,
) => void

/** The page with what a debug session needs of its window. */
export interface DebugPage extends Page {
  /** The window's name, which survives redirects, other hosts and full page loads. */
  windowName(): string
  setWindowName(name: string): void
  /** Whether the window that opened this one is still there. */
  hasOpener(): boolean
  /** Posts to the opener, to this origin and no other. */
  postToOpener<T extends FromSiteType>(
    origin: string,
    type: T,
    sessionId: string | null,
    payload: FromSitePayload<T>,
  ): void
  /** Listens to messages of the opener from this origin in the debugger's envelope. */
  onOpenerMessage(origin: string, run: MessageListener): void
  /** Listens to the message that the opener's page was unloaded. It arrives without its window and has the session that ends. */
  onOpenerGone(origin: string, run: (sessionId: unknown) => void): void
  /** The tab's own storage; undefined removes. */
  readTabStorage(key: string): string | null | undefined
  writeTabStorage(key: string, value?: string): void
  reloadPage(): void
  /** Loads another container in place of this one; `isRefused`: Trusted Types of the page do not allow it. */
  handOver(url: string, whenFailed: (isRefused: boolean) => void): void
  /** Shows on the page that it is being debugged, until `hideBadge`. */
  showBadge(debuggerUrl: string, fontUrl: string, text: string): void
  hideBadge(): void
  /** While it is on, links and forms do not lead away from the page. */
  preventLeaving(enabled: boolean): void
  /** Calls back when the page is restored from the back/forward cache. */
  onRestore(run: () => void): void
  /** Milliseconds since the page began, as exact as the browser measures. */
  preciseNow(): number
  /** Runs `run` after the present task, before later calls of `yieldThen`. */
  afterTask(run: () => void): void
  /** Whether the page's Trusted Types keep inserted scripts from running. */
  refusesScripts(): boolean
  /** Whether the page's Content-Security-Policy keeps inserted inline scripts from running. */
  refusesInlineScripts(): boolean
  /** The address that this script was loaded from. */
  ownAddress(): string
}
