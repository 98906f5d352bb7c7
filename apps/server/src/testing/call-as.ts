import { type AnswerOf, type CallOf, type Endpoint, fillPath, isText } from '@waymark/api-client/endpoint'
import { type ErrorItem, writeQuery } from '@waymark/api-client/json-api'
import { entityTag } from '@waymark/domain/item-edit'
import * as v from 'valibot'
import type { Caller } from '#http/caller.ts'
import { tokenOf } from './people.ts'
import type { TestServer } from './test-server.ts'

/** What came back: the status, the answer as the client would read it, or the codes of the errors. */
export interface Answered<Answer> {
  readonly status: number
  readonly answer: Answer
  readonly codes: readonly string[]
  readonly errors: readonly ErrorItem[]
  readonly headers: Headers
}

/**
 * Makes one call as a user (or signed out) and reads the answer with the endpoint's own schema, so that every test is
 * a test of the contract as well.
 */
export async function callAs<const E extends Endpoint>(
  server: TestServer,
  user: Caller | undefined,
  endpoint: E,
  call: CallOf<E>,
): Promise<Answered<AnswerOf<E>>> {
  const {
    params = {},
    query,
    body,
    revision,
  } = call as {
    params?: Record<string, string>
    query?: object
    body?: unknown
    revision?: string
  }
  const response = await server.request(fillPath(endpoint.path, params) + writeQuery(query), {
    method: endpoint.method,
    headers: {
      ...(user && { Authorization: `Bearer ${await tokenOf(server.deps, user)}` }),
      ...(revision !== undefined && { 'If-Match': entityTag(revision) }),
      ...(body !== undefined && { 'Content-Type': 'application/vnd.api+json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, headers: response.headers, ...(await read(endpoint, response)) } as Answered<
    AnswerOf<E>
  >
}

async function read(endpoint: Endpoint, response: Response) {
  const text = await response.text()
  if (response.status >= 400) {
    const { errors } = JSON.parse(text) as { errors: ErrorItem[] }
    return { answer: undefined, errors, codes: errors.map((error) => error.code) }
  }
  const answer = isText(endpoint.answers) ? text : text === '' ? undefined : JSON.parse(text)
  return { answer: endpoint.answer ? v.parse(endpoint.answer, answer) : undefined, errors: [], codes: [] }
}
