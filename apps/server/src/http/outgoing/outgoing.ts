import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Settings } from '#settings.ts'
import { isPublicAddress } from './public-address.ts'
import { addressesOf, type HostAddress, type Resolve, resolveHost } from './resolve.ts'

/** A request to an address that a user has entered. */
export interface OutgoingRequest {
  /** http or https, without a user name or password. */
  readonly url: string
  /** `GET` unless given. */
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** How many redirects are followed, at most 3; none unless given, and the redirect is the answer. Only for `GET`. */
  readonly redirects?: 1 | 2 | 3
  /** Milliseconds for everything: names, connections, redirects and the body. */
  readonly timeout: number
  /** The most bytes of the body that are read. */
  readonly maxBytes: number
}

/** Which IP addresses may be connected to, and how names become IP addresses. */
export interface Network {
  readonly mayConnect: (ip: string) => boolean
  readonly resolve: Resolve
}

export interface OutgoingAnswer {
  readonly ok: true
  /** The address that answered, after redirects. */
  readonly url: string
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** Whether the body was longer than the limit, and the rest was not read. */
  readonly isCut: boolean
}

/**
 * Why there is no answer. `not-allowed`: the host, or one that it redirects to, has an IP address that may not be
 * connected to.
 */
export type OutgoingProblem =
  | 'invalid-address'
  | 'unknown-host'
  | 'not-allowed'
  | 'no-connection'
  | 'timeout'
  | 'too-many-redirects'

export interface OutgoingFailure {
  readonly ok: false
  readonly problem: OutgoingProblem
  /** The address of the request that failed. */
  readonly url: string
}

/** The network as the operator allows it to be used for addresses that users enter. */
export const networkOf = ({ privateAddresses }: Pick<Settings, 'privateAddresses'>): Network => ({
  mayConnect: privateAddresses ? () => true : isPublicAddress,
  resolve: resolveHost,
})

/**
 * Sends a request to an address that a user has entered. The name of the host is resolved once for each request; when one
 * of its IP addresses may not be connected to nothing is sent, otherwise the connection goes to these and no others.
 * Redirects are checked alike. Never throws for what the address or its server does.
 */
export async function sendOutgoing(
  request: OutgoingRequest,
  network: Network,
): Promise<OutgoingAnswer | OutgoingFailure> {
  const signal = AbortSignal.timeout(request.timeout)
  let address = request.url
  for (let left: number = request.redirects ?? 0; ; left--) {
    const answer = await sendOnce(address, request, network, signal)
    const target = answer.ok && request.redirects !== undefined ? redirectOf(answer) : undefined
    if (target === undefined) return answer
    if (left === 0) return { ok: false, problem: 'too-many-redirects', url: address }
    address = target
  }
}

/** Where an answer redirects to, as an absolute address if it can be read as one. */
function redirectOf({ status, headers, url }: OutgoingAnswer): string | undefined {
  if (![301, 302, 303, 307, 308].includes(status) || headers.location === undefined) return undefined
  return URL.parse(headers.location, url)?.href ?? headers.location
}

async function sendOnce(
  address: string,
  request: OutgoingRequest,
  { mayConnect, resolve }: Network,
  signal: AbortSignal,
): Promise<OutgoingAnswer | OutgoingFailure> {
  const failure = (problem: OutgoingProblem): OutgoingFailure => {
    return { ok: false, problem: signal.aborted ? 'timeout' : problem, url: address }
  }
  const url = URL.parse(address)
  if (!url || !/^https?:$/u.test(url.protocol) || url.username || url.password) return failure('invalid-address')
  const hosts = await unlessAborted(addressesOf(url, resolve), signal).catch(() => undefined)
  if (!hosts || hosts.length === 0) return failure('unknown-host')
  if (!hosts.every((host) => mayConnect(host.address))) return failure('not-allowed')
  try {
    const message = await connect(url, request, hosts, signal)
    const { body, isCut } = await readBody(message, request.maxBytes)
    return { ok: true, url: url.href, status: message.statusCode ?? 0, headers: message.headers, body, isCut }
  } catch {
    return failure('no-connection')
  }
}

/** Rejects when the signal aborts first: a lookup of a name cannot be aborted itself. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  if (signal.aborted) reject(signal.reason)
  return Promise.race([work, promise])
}

/** Gives the head of the answer; the connection goes to one of these IP addresses. */
function connect(
  url: URL,
  { method = 'GET', headers, body }: OutgoingRequest,
  hosts: readonly HostAddress[],
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  send(url, {
    method,
    headers: { ...headers, 'accept-encoding': 'identity', ...(body && { 'content-length': Buffer.byteLength(body) }) },
    signal,
    // A connection of its own, which no other request to the host has opened.
    agent: false,
    lookup: lookupOf(hosts),
  })
    .on('response', resolve)
    .on('error', reject)
    .end(body)
  return promise
}

/** A `lookup` function that gives these IP addresses for any host name. */
const lookupOf =
  (hosts: readonly HostAddress[]): LookupFunction =>
  (_name, { all }, done) => {
    const [first] = hosts
    if (all) done(null, [...hosts])
    else if (first) done(null, first.address, first.family)
  }

/** Reads at most `maxBytes` bytes as UTF-8, and closes the connection. */
async function readBody(message: IncomingMessage, maxBytes: number): Promise<{ body: string; isCut: boolean }> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of message as AsyncIterable<Buffer>) {
    parts.push(part)
    bytes += part.length
    if (bytes > maxBytes) break
  }
  message.destroy()
  return { body: Buffer.concat(parts).subarray(0, maxBytes).toString('utf8'), isCut: bytes > maxBytes }
}
