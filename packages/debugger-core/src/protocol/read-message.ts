import { Envelope, FROM_SITE, type FromSite, type FromSiteType } from '@waymark/domain/debug-protocol'
import { PROTOCOL } from '@waymark/domain/debug-protocol/constants'
import * as v from 'valibot'
import { isWithinSize } from './size.ts'

/**
 * The result of reading a message from the site. `foreign`: not a message of the debugger. `unknown`: a type that this
 * version does not support. `malformed`: breaks the schema or the limits of its type, at the path `where`.
 */
export type ReadResult =
  | { readonly kind: 'foreign' }
  | { readonly kind: 'unknown'; readonly type: string; readonly sessionId: string | null }
  | { readonly kind: 'malformed'; readonly type: string; readonly where: string }
  | { readonly kind: 'message'; readonly message: FromSite }

/** Whether data posted to the window is a message of the debugger. */
export const isEnvelope = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'waymark' in data && data.waymark === PROTOCOL

/** Reads data that the site posted. Never throws. */
export function readMessage(data: unknown): ReadResult {
  try {
    if (!isEnvelope(data)) return { kind: 'foreign' }
    if (!isWithinSize(data)) return { kind: 'malformed', type: '', where: 'size' }
    const envelope = v.safeParse(Envelope, data)
    if (!envelope.success) return { kind: 'malformed', type: '', where: pathOf(envelope.issues) }
    const { type, sessionId, payload } = envelope.output
    if (!Object.hasOwn(FROM_SITE, type)) return { kind: 'unknown', type: type.slice(0, 100), sessionId }
    const parsed = v.safeParse(FROM_SITE[type as FromSiteType], payload, { abortEarly: true })
    if (!parsed.success) return { kind: 'malformed', type, where: pathOf(parsed.issues) }
    return { kind: 'message', message: { type, sessionId, payload: parsed.output } as FromSite }
  } catch {
    return { kind: 'malformed', type: '', where: '' }
  }
}

const pathOf = (issues: readonly v.BaseIssue<unknown>[]): string => (issues[0] && v.getDotPath(issues[0])) ?? ''
