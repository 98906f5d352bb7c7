import { isText, type Media } from '@waymark/api-client/endpoint'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** An answer that differs from the usual one of its endpoint in status or headers. */
export interface Reply {
  readonly kind: 'reply'
  readonly status: number
  readonly body: unknown
  readonly headers?: ReplyHeaders
}

/** Headers by name; one that is sent several times, such as `Set-Cookie`, has a list. */
type ReplyHeaders = Readonly<Record<string, string | string[]>>

/**
 * Answers with another status than the endpoint's own, or with headers. The body becomes JSON, except for endpoints that
 * answer text: theirs is a string, bytes or a stream of bytes, and they name its type in the headers.
 */
export const reply = (status: number, body?: unknown, headers?: ReplyHeaders): Reply => ({
  kind: 'reply',
  status,
  body,
  ...(headers && { headers }),
})

/** Writes an answer. */
export function send(c: Context, { status, body, headers }: Reply, media: Media): Response {
  if (body === undefined) return c.body(null, status as 204, headers)
  const code = status as ContentfulStatusCode
  if (isText(media)) return c.body(body as string | Uint8Array<ArrayBuffer> | ReadableStream, code, headers)
  const type = media === 'json-api' ? 'application/vnd.api+json' : 'application/json'
  return c.body(JSON.stringify(body), code, { 'Content-Type': `${type}; charset=utf-8`, ...headers })
}
