import * as v from 'valibot'
import { Envelope, wrap } from './envelope.ts'

const none = v.object({})

/** What the product may say to the window on the site, by type. */
export const TO_SITE = {
  start: v.object({ appId: v.string(), sessionId: v.string(), debuggerUrl: v.string(), fontUrl: v.string() }),
  'container-version': v.object({
    appId: v.string(),
    versionId: v.string(),
    checksum: v.string(),
    name: v.string(),
    token: v.string(),
  }),
  'prevent-page-reload': v.object({ enabled: v.boolean() }),
  disconnect: none,
  error: v.object({ message: v.string() }),
} as const

type Types = typeof TO_SITE
export type ToSiteType = keyof Types
type Payload<T extends ToSiteType> = v.InferOutput<Types[T]>

/** A message to the site. */
export type ToSite = {
  [T in ToSiteType]: { readonly type: T; readonly sessionId: string | null; readonly payload: Payload<T> }
}[ToSiteType]

/** Writes a message to the site. */
export const toSite = <T extends ToSiteType>(type: T, sessionId: string | null, payload: Payload<T>) =>
  wrap(type, sessionId, payload)

/** Reads a message as the site does; undefined for everything the site ignores. */
export function readToSite(data: unknown): ToSite | undefined {
  const envelope = v.safeParse(Envelope, data)
  if (!envelope.success || !Object.hasOwn(TO_SITE, envelope.output.type)) return undefined
  const { type, sessionId, payload } = envelope.output
  const parsed = v.safeParse(TO_SITE[type as ToSiteType], payload)
  return parsed.success ? ({ type, sessionId, payload: parsed.output } as ToSite) : undefined
}
