import type { Catalogue, DebugVersion, VersionFailure } from '../container/index.ts'
import type { Timeline } from '../timeline/index.ts'
import type { Noticed } from './reasons.ts'
import type { ReadVersion } from './version-actor.ts'
import type { Windows } from './windows.ts'

/** The site to debug: its id and its addresses. */
export interface DebuggedApp {
  readonly id: string
  readonly urls: readonly string[]
}

/** What a connection needs of the world around it. */
export interface ConnectionInput {
  readonly windows: Windows
  readonly readVersion: ReadVersion
  readonly newId: () => string
  readonly now: () => number
  readonly app: DebuggedApp
  /** Hosts that somebody has confirmed before. */
  readonly confirmedHosts: readonly string[]
  /** Address of the page that shows the debugger, and of the font the badge on the site may use. */
  readonly debuggerUrl: string
  readonly fontUrl: string
}

/** Why a connection did not come about or was lost. */
export type ConnectionEnd =
  | 'window-blocked'
  | 'timed-out'
  | 'version-unreadable'
  | 'window-closed'
  | 'other-session'
  | 'outdated'
  | 'page-left'

/** The page the window shows, as it told last. */
export interface ShownPage {
  readonly url: string
  readonly title: string
}

/** Dates of change of the draft: the newest known, the one when it was read last, the one the site runs. */
interface DraftDates {
  readonly seen: string | null
  readonly read: string | null
  readonly running: string | null
}

/** Everything a connection knows. `origin` is the one messages are sent to, null until a page was ready. */
export interface ConnectionContext extends ConnectionInput {
  readonly address: string
  readonly version: string
  /** Milliseconds between asking for a connection and opening the window. */
  readonly openDelay: number
  readonly hostToConfirm: string | null
  readonly sessionId: string
  readonly origin: string | null
  readonly noticed: Noticed
  readonly end: ConnectionEnd | null
  readonly failure: VersionFailure | null
  readonly running: DebugVersion | null
  readonly catalogue: Catalogue | null
  readonly request: number
  readonly siteWaits: boolean
  readonly draft: DraftDates
  readonly page: ShownPage | null
  readonly preventReload: boolean
  readonly timeline: Timeline
  /** Messages that were dropped: unreadable, and too many at once. */
  readonly unreadable: number
  readonly tooMany: number
}
