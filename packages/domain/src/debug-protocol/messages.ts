import * as v from 'valibot'
import { MAX_NAME_LENGTH, MAX_TITLE_LENGTH, MAX_URL_LENGTH, PROTOCOL } from './constants/index.ts'
import { DebugEvent } from './debug-event.ts'

const name = v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH))
/** A text of any length, of which only the start is kept. */
const cutAt = (length: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, length)),
  )
const empty = v.object({})

/** Every message is wrapped in this. `sessionId` is null before a page has its session. */
export const Envelope = v.object({
  waymark: v.literal(PROTOCOL),
  type: v.string(),
  sessionId: v.nullable(v.string()),
  payload: v.record(v.string(), v.unknown()),
})

/** Payloads of the messages from the page to the debugger, by type. The page is not trusted, so every text has a limit. */
export const FROM_SITE = {
  ready: v.object({
    appId: name,
    versionId: name,
    checksum: name,
    url: cutAt(MAX_URL_LENGTH),
    title: cutAt(MAX_TITLE_LENGTH),
  }),
  'get-container-version': empty,
  'up-to-date': v.object({ checksum: name }),
  outdated: v.object({ checksum: name }),
  event: DebugEvent,
  'page-hide': empty,
  disconnect: empty,
  ping: empty,
  error: v.object({ message: name }),
} as const

export type FromSiteType = keyof typeof FROM_SITE
export type FromSitePayload<T extends FromSiteType> = v.InferOutput<(typeof FROM_SITE)[T]>

/** A parsed message from the page. */
export type FromSite = {
  [T in FromSiteType]: { readonly type: T; readonly sessionId: string | null; readonly payload: FromSitePayload<T> }
}[FromSiteType]

/** Payloads of the messages from the debugger to the page, by type. */
export const TO_SITE = {
  start: v.object({
    appId: v.string(),
    sessionId: v.string(),
    debuggerUrl: v.string(),
    fontUrl: v.string(),
    badgeText: v.string(),
  }),
  'container-version': v.object({
    appId: v.string(),
    versionId: v.string(),
    checksum: v.string(),
    name: v.string(),
    token: v.string(),
  }),
  'prevent-page-reload': v.object({ enabled: v.boolean() }),
  disconnect: empty,
  error: v.object({ message: v.string() }),
} as const

export type ToSiteType = keyof typeof TO_SITE
export type ToSitePayload<T extends ToSiteType> = v.InferOutput<(typeof TO_SITE)[T]>

/** A parsed message from the debugger. */
export type ToSite = {
  [T in ToSiteType]: { readonly type: T; readonly sessionId: string | null; readonly payload: ToSitePayload<T> }
}[ToSiteType]
