import type { AnswerOf, CallOf, Endpoint } from '../endpoint/index.ts'
import { readAnswer } from './answer.ts'
import { bad, hasStatus, type Result } from './failure.ts'
import type { Fetch } from './fetch.ts'
import { type LooseCall, requestOf } from './request.ts'
import type { TokenSource } from './tokens.ts'

/** How a call is made. */
export interface CallOptions {
  /** Cancels the call: passed to fetch, and read to find out whether it was cancelled. */
  readonly signal?: { readonly aborted: boolean }
  /** Makes the call in the background: it does not count as activity and keeps no session alive. */
  readonly background?: boolean
  /** For a background call: whether the user was active since the last one, so that it may fetch a new token. */
  readonly active?: boolean
  /** For a POST: the server carries out calls with the same key once, and gives the others the same answer. */
  readonly idempotencyKey?: string
}

/**
 * Calls endpoints. Errors of the server and the network are returned, not thrown; a parameter that cannot be a part of a
 * path is a URIError.
 */
export interface Client {
  call<E extends Endpoint>(endpoint: E, call: CallOf<E>, options?: CallOptions): Promise<Result<AnswerOf<E>>>
}

/**
 * A client over any fetch. `origin` is the address of the server, which a page of that address can leave out. Calls that need
 * a signed-in user carry a token; when the server refuses it, the call is made once more with a new one.
 */
export function createClient({
  fetch,
  tokens,
  origin = '',
}: {
  fetch: Fetch
  tokens: TokenSource
  origin?: string
}): Client {
  const base = origin.replace(/\/+$/u, '')

  async function send(
    endpoint: Endpoint,
    call: LooseCall,
    { signal, idempotencyKey }: CallOptions,
    token: string | null,
  ): Promise<Result<unknown>> {
    const { url, method, headers, type, body } = requestOf(endpoint, call)
    try {
      const response = await fetch(base + url, {
        method,
        headers: {
          ...headers,
          ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
          ...(type === undefined ? {} : { 'Content-Type': type }),
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        },
        ...(body === undefined ? {} : { body }),
        credentials: endpoint.path.startsWith('/api/auth/') ? 'same-origin' : 'omit',
        ...(signal === undefined ? {} : { signal }),
      })
      return await readAnswer(endpoint, response)
    } catch {
      return bad({ kind: signal?.aborted ? 'stopped' : 'offline' })
    }
  }

  async function sendWithToken(endpoint: Endpoint, call: LooseCall, options: CallOptions): Promise<Result<unknown>> {
    const first = await tokens.token()
    if (!first.ok) return first
    const result = await send(endpoint, call, options, first.answer)
    if (result.ok || !hasStatus(result.failure, 401)) return reported(result)
    tokens.refused(first.answer)
    const second = await tokens.token()
    return second.ok ? reported(await send(endpoint, call, options, second.answer)) : second
  }

  /** A background call without a valid token is not made: a new one would extend the session. */
  async function sendInBackground(endpoint: Endpoint, call: LooseCall, options: CallOptions): Promise<Result<unknown>> {
    const token = options.active ? await tokens.token() : tokens.held()
    return token?.ok ? send(endpoint, call, options, token.answer) : (token ?? bad({ kind: 'stopped' }))
  }

  function reported(result: Result<unknown>): Result<unknown> {
    if (result.ok) tokens.worked()
    return result
  }

  function call<E extends Endpoint>(endpoint: E, parts: CallOf<E>, options: CallOptions = {}) {
    const open = endpoint.needs === 'none' || endpoint.needs === 'session-cookie'
    const signed = endpoint.background || options.background ? sendInBackground : sendWithToken
    const result = open ? send(endpoint, parts, options, null) : signed(endpoint, parts, options)
    return result as Promise<Result<AnswerOf<E>>>
  }
  return { call }
}
