import {
  Envelope,
  type FromSitePayload,
  type FromSiteType,
  TO_SITE,
  type ToSite,
  type ToSiteType,
} from '@waymark/domain/debug-protocol'
import { PROTOCOL } from '@waymark/domain/debug-protocol/constants'
import * as v from 'valibot'

/** A message of the site in its envelope. */
export const fromSite = <T extends FromSiteType>(type: T, sessionId: string | null, payload: FromSitePayload<T>) =>
  ({ waymark: PROTOCOL, type, sessionId, payload }) as const

/** Reads a message to the site; undefined for data that the site ignores. */
export function readToSite(data: unknown): ToSite | undefined {
  const envelope = v.safeParse(Envelope, data)
  if (!envelope.success || !Object.hasOwn(TO_SITE, envelope.output.type)) return undefined
  const { type, sessionId, payload } = envelope.output
  const parsed = v.safeParse(TO_SITE[type as ToSiteType], payload)
  return parsed.success ? ({ type, sessionId, payload: parsed.output } as ToSite) : undefined
}
