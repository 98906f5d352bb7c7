import type { Media } from '@waymark/api-client/endpoint'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Refusal } from './refusal.ts'

/** An answer that differs from the usual one of its endpoint in status or headers. */
export interface Reply {
  readonly kind: 'reply'
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Answers with another status than the endpoint's own, or with headers. The body becomes JSON, except for endpoints that
 * answer text: theirs is a string or bytes, and they name its type in the headers.
 */
export const reply = (status: number, body?: unknown, headers?: Readonly<Record<string, string>>): Reply => ({
  kind: 'reply',
  status,
  body,
  ...(headers && { headers }),
})

const JSON_API_TYPE = 'application/vnd.api+json; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

/** Writes a good answer. */
export function send(c: Context, { status, body, headers }: Reply, media: Media): Response {
  if (body === undefined) return c.body(null, status as 204, headers)
  const code = status as ContentfulStatusCode
  if (media === 'text') return c.body(body as string | Uint8Array<ArrayBuffer>, code, headers)
  const type = media === 'json-api' ? JSON_API_TYPE : JSON_TYPE
  return c.body(JSON.stringify(body), code, { 'Content-Type': type, ...headers })
}

/** Writes the errors of a refusal. */
export const sendRefusal = (c: Context, { status, errors, headers }: Refusal): Response =>
  c.body(JSON.stringify({ errors }), status as ContentfulStatusCode, { ...headers, 'Content-Type': JSON_API_TYPE })
