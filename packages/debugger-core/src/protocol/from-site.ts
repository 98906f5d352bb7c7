import * as v from 'valibot'
import { DebugEvent } from './debug-event.ts'
import { Envelope, isEnvelope, wrap } from './envelope.ts'
import { isLight } from './weight.ts'

const word = v.pipe(v.string(), v.maxLength(1024))
const text = v.pipe(v.string(), v.maxLength(65_536))
const none = v.object({})

/** What the window on the site may say, by type. */
export const FROM_SITE = {
  ready: v.object({ appId: word, versionId: word, checksum: word, url: text, title: text }),
  'get-container-version': none,
  'up-to-date': v.object({ checksum: word }),
  outdated: v.object({ checksum: word }),
  event: DebugEvent,
  'page-hide': none,
  disconnect: none,
  ping: none,
  error: v.object({ message: text }),
} as const

type Types = typeof FROM_SITE
export type FromSiteType = keyof Types

/** A message of the site, parsed. */
export type FromSite = {
  [T in FromSiteType]: {
    readonly type: T
    readonly sessionId: string | null
    readonly payload: v.InferOutput<Types[T]>
  }
}[FromSiteType]

/**
 * What came from the site's window. `foreign` is no message of the debugger; `unknown` is one of a type this version
 * does not know; `malformed` breaks the shape or the caps of its type, and `where` says in what.
 */
export type HeardFromSite =
  | { readonly is: 'foreign' }
  | { readonly is: 'unknown'; readonly type: string; readonly sessionId: string | null }
  | { readonly is: 'malformed'; readonly type: string; readonly where: string }
  | { readonly is: 'message'; readonly message: FromSite }

/** Reads what came from the site's window. Never throws, whatever it is. */
export function readFromSite(data: unknown): HeardFromSite {
  try {
    if (!isEnvelope(data)) return { is: 'foreign' }
    if (!isLight(data)) return { is: 'malformed', type: '', where: 'size' }
    const envelope = v.safeParse(Envelope, data)
    if (!envelope.success) return { is: 'malformed', type: '', where: placeOf(envelope.issues) }
    const { type, sessionId, payload } = envelope.output
    if (!Object.hasOwn(FROM_SITE, type)) return { is: 'unknown', type: type.slice(0, 100), sessionId }
    const parsed = v.safeParse(FROM_SITE[type as FromSiteType], payload, { abortEarly: true })
    if (!parsed.success) return { is: 'malformed', type, where: placeOf(parsed.issues) }
    return { is: 'message', message: { type, sessionId, payload: parsed.output } as FromSite }
  } catch {
    return { is: 'malformed', type: '', where: '' }
  }
}

const placeOf = (issues: readonly v.BaseIssue<unknown>[]): string => (issues[0] && v.getDotPath(issues[0])) ?? ''

/** Writes a message of the site. */
export const fromSite = <T extends FromSiteType>(type: T, sessionId: string | null, payload: v.InferInput<Types[T]>) =>
  wrap(type, sessionId, payload)
