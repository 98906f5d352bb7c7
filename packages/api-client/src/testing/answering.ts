import type { Fetch } from '../client/index.ts'
import type { Endpoint } from '../endpoint/index.ts'
import type { ErrorItem } from '../json-api/index.ts'

/** A request as a test sees it: names of the path, query text and parsed body. */
export interface TestRequest {
  readonly params: Readonly<Record<string, string>>
  readonly search: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** The answer of a test server: a body with the endpoint's own status, a refusal, or nothing for a missing network. */
export type Answered =
  | {
      readonly body: unknown
      /** The entity tag of the resource. */
      readonly revision?: string
    }
  | {
      readonly status: number
      readonly code?: string
      /** The place in the body that is refused. */
      readonly pointer?: string
      /** What of the path or query is refused. */
      readonly parameter?: string
      readonly reason?: string
      readonly text?: string
    }
  | 'offline'

/** A server made of a few answers. `on` replaces an earlier answer of the same endpoint; the rest is 404. */
export interface AnsweringServer {
  readonly fetch: Fetch
  on(endpoint: Endpoint, answer: (request: TestRequest) => Answered | Promise<Answered>): AnsweringServer
}

export function answering(): AnsweringServer {
  const answers = new Map<Endpoint, (request: TestRequest) => Answered | Promise<Answered>>()
  const server: AnsweringServer = {
    on(endpoint, answer) {
      answers.set(endpoint, answer)
      return server
    },
    async fetch(url, request) {
      const [path = '', search = ''] = url.replace(/^https?:\/\/[^/]+/u, '').split('?')
      for (const [endpoint, answer] of answers) {
        const params = endpoint.method === request.method ? match(endpoint.path, path) : undefined
        if (params)
          return reply(endpoint, await answer({ params, search, headers: request.headers, body: bodyOf(request.body) }))
      }
      return reply(undefined, { status: 404, code: 'NOT_FOUND_ERROR' })
    },
  }
  return server
}

function match(pattern: string, path: string): Record<string, string> | undefined {
  const names = pattern.split('/')
  const parts = path.split('/')
  if (names.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, name] of names.entries()) {
    const part = parts[at] ?? ''
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(part)
    else if (name !== part) return undefined
  }
  return params
}

function bodyOf(body: string | undefined): unknown {
  if (body === undefined) return undefined
  try {
    return JSON.parse(body)
  } catch {
    return body
  }
}

function reply(endpoint: Endpoint | undefined, answer: Answered) {
  if (answer === 'offline') throw new TypeError('Failed to fetch')
  if ('body' in answer)
    return came(
      endpoint?.success ?? 200,
      typeof answer.body === 'string' ? answer.body : (JSON.stringify(answer.body) ?? ''),
      { etag: answer.revision && `"${answer.revision}"` },
    )
  const { status, code = 'INTERNAL_SERVER_ERROR', pointer, parameter, reason, text } = answer
  const error: ErrorItem = {
    status: String(status),
    code,
    title: code,
    detail: code,
    ...((pointer || parameter) && { source: { ...(pointer && { pointer }), ...(parameter && { parameter }) } }),
  }
  return came(status, text ?? JSON.stringify({ errors: [error] }), { 'x-reason': reason })
}

const came = (status: number, text: string, headers: Readonly<Record<string, string | undefined>>) => ({
  status,
  headers: { get: (name: string) => headers[name.toLowerCase()] ?? null },
  text: async () => text,
})
