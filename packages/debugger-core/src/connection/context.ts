import type { Timeline } from '../timeline/index.ts'
import type { DebugVersion, VersionFailure, VersionIndex } from '../version/index.ts'
import type { Diagnostics } from './failure-causes.ts'
import type { ReadVersion } from './version-actor.ts'
import type { Windows } from './windows.ts'

/** The site to debug: its id and its addresses. */
export interface DebuggedApp {
  readonly id: string
  readonly urls: readonly string[]
}

/** The dependencies and the start values of a connection. */
export interface ConnectionInput {
  readonly windows: Windows
  readonly readVersion: ReadVersion
  readonly newId: () => string
  readonly now: () => number
  readonly app: DebuggedApp
  /** Foreign hosts that the user has confirmed before. */
  readonly confirmedHosts: readonly string[]
  /**
   * Milliseconds from `connect` until the window opens, 1000 unless given. The browser must still attribute the opening to
   * the click: WebKit does so for less than a second.
   */
  readonly connectDelay?: number | undefined
  /** Address of the page that shows the debugger, and of the font the badge on the site may use. */
  readonly debuggerUrl: string
  readonly fontUrl: string
  /** The text of the badge, in the language of the user. */
  readonly badgeText: string
}

/** Why a page does not run the debug artifact: it could not be loaded, or Trusted Types refused it. */
export type ArtifactStop = 'artifact-blocked' | 'artifact-refused'

/** Why an attempt to connect failed. */
type FailedReason = 'window-blocked' | 'timed-out' | 'version-unreadable' | 'other-container' | ArtifactStop

/**
 * Why a connection was lost. The window may be closed, and the page turn out to be of another session or outdated, before the
 * connection is made too; the other reasons exist only afterwards: before, they are those of a failed attempt.
 */
export type LostReason =
  | 'version-unreadable'
  | 'window-closed'
  | 'other-session'
  | 'outdated'
  | 'page-left'
  | ArtifactStop

/** Why a connection failed or was lost. */
export type ConnectionEnd = FailedReason | LostReason

/** The page in the site's window, from its latest `ready`. */
export interface SitePage {
  readonly url: string
  readonly title: string
}

/** The state of a connection. `origin` is the one messages are posted to, null until a page was ready. */
export interface ConnectionContext extends ConnectionInput {
  readonly address: string
  /** Id of the version to debug, or `draft`. */
  readonly version: string
  /** Milliseconds between `connect` and opening the window. */
  readonly openDelay: number
  readonly hostToConfirm: string | null
  readonly sessionId: string
  readonly origin: string | null
  readonly diagnostics: Diagnostics
  readonly endReason: ConnectionEnd | null
  readonly versionFailure: VersionFailure | null
  readonly running: DebugVersion | null
  readonly versionIndex: VersionIndex | null
  /** Number of the latest request for the version. */
  readonly request: number
  /** Whether the site has requested the version and has not got it yet. */
  readonly isVersionRequested: boolean
  /** `updated_at` of the draft that the product has seen last. */
  readonly newestDraft: string | null
  readonly page: SitePage | null
  readonly preventReload: boolean
  readonly timeline: Timeline
  /** Messages that were dropped: malformed ones, and those above the rate limit. */
  readonly malformed: number
  readonly rateLimited: number
}
