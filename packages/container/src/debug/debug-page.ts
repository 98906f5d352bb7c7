import type { FromSitePayload, FromSiteType } from '@waymark/domain/debug-protocol'
import type { Page } from '../engine/core/page.ts'

/** Hears one message of the debugger: its type, session and payload. */
export type Hear = (type: string, sessionId: string | null, payload: Readonly<Record<string, unknown>>) => void

/** The page with what a debug session needs of its window. */
export interface DebugPage extends Page {
  /** The window's name, which survives redirects, other hosts and full page loads. */
  windowMark(): string
  setWindowMark(name: string): void
  /** Whether the window that opened this one is still there. */
  hasOpener(): boolean
  /** Posts to the opener, to this origin and no other. */
  tellOpener<T extends FromSiteType>(
    origin: string,
    type: T,
    sessionId: string | null,
    payload: FromSitePayload<T>,
  ): void
  /** Hears what the opener says from this origin and in the debugger's envelope. */
  hearOpener(origin: string, run: Hear): void
  /** Hears that the opener's page goes, which arrives without its window; what it says is the session it ends. */
  hearGoodbye(origin: string, run: (sessionId: unknown) => void): void
  /** The tab's own storage; undefined removes. */
  readTab(key: string): string | null | undefined
  writeTab(key: string, value?: string): void
  reloadPage(): void
  /** Loads another container into this one's place. */
  handOver(url: string, whenFailed: () => void): void
  /** Says on the page that it is being debugged, and takes that away again. */
  showBadge(debuggerUrl: string, fontUrl: string): void
  hideBadge(): void
  /** While it is on, links and forms do not lead away from the page. */
  preventLeaving(enabled: boolean): void
  /** Tells when the page comes back as it was left. */
  onRestore(run: () => void): void
  /** The address that this script was loaded from. */
  ownAddress(): string
}
