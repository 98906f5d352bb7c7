import type { Endpoint } from '@waymark/api-client/endpoint'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { isUnavailable } from '#database/unavailable.ts'
import type { Dependencies } from '#dependencies.ts'
import { notFound, Refused, refuse } from '#refusal.ts'
import type { Steps } from './call.ts'
import { type CallRate, createCallRate } from './call-rate.ts'
import type { Authorization, Caller } from './caller.ts'
import { sendRefusals } from './errors.ts'
import { answerOnce } from './idempotency.ts'
import { reportProxyProblems } from './proxy-problems.ts'
import { type Reply, send } from './reply.ts'
import { logRequests } from './request-log.ts'
import { clientAddress } from './request-origin.ts'

export interface ApiEnv {
  Variables: {
    caller: Caller | undefined
    requestId: string
    /** The pattern of the path; a frequent one is logged on the level `debug`. */
    route: { pattern: string; isFrequent: boolean }
  }
}

/** The calls of the server under construction: `serve` adds endpoints, `createApi` answers for all of them. */
export interface Api {
  readonly deps: Dependencies
  readonly authorization: Authorization
  /** How often API clients may call. */
  readonly callRate: CallRate
  /** What answers the GET of each path, for the entity tags of what is changed there. */
  readonly readers: Map<string, Steps<Endpoint, unknown>>
  /** The endpoints added so far. */
  readonly endpoints: readonly Endpoint[]
  add(endpoint: Endpoint, answer: (c: Context<ApiEnv>) => Promise<Reply>): void
}

/**
 * Everything below the paths of the API. Maintenance answers first, then a missing token, then an unknown path, then a
 * wrong method; each endpoint goes on from there. An unexpected error is a 500 that gives a request id and nothing else.
 */
export function createApi(deps: Dependencies, authorization: Authorization): { api: Api; routes: Hono<ApiEnv> } {
  const routes = new Hono<ApiEnv>()
  const callRate = createCallRate(deps.settings.clientRate, deps.clock)
  const endpoints: KnownEndpoint[] = []
  const checkRequest = checkRequests({ deps, authorization, callRate }, endpoints)

  routes.use('*', logRequests(deps))
  routes.use('*', async (c, next) => {
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
  })
  // Paths that browsers request, unlike health checks and websites.
  const report = reportProxyProblems(deps)
  for (const path of ['/login', '/tag', '/tag/*', '/api/auth/*']) routes.use(path, report)
  for (const prefix of API_PREFIXES) routes.use(`${prefix}/*`, checkRequest).use(prefix, checkRequest)

  routes.onError((error, c) => {
    if (error instanceof Refused) return sendRefusals(c, error.refusals)
    if (isUnavailable(error)) return sendRefusals(c, DATABASE_UNAVAILABLE.refusals, { 'X-Reason': 'database' })
    const detail = `Something went wrong in request ${c.get('requestId')}`
    return sendRefusals(c, refuse('INTERNAL_SERVER_ERROR', detail).refusals)
  })

  const api: Api = {
    deps,
    authorization,
    callRate,
    readers: new Map(),
    get endpoints() {
      return endpoints.map(({ endpoint }) => endpoint)
    },
    add(endpoint, answer) {
      endpoints.push({ endpoint, pattern: new RegExp(`^${endpoint.path.replace(/:\w+/gu, '[^/]+')}$`, 'u') })
      const route = { pattern: endpoint.path, isFrequent: FREQUENT.test(endpoint.path) }
      routes.on(endpoint.method, endpoint.path, async (c) => {
        c.set('route', route)
        const call = { deps, caller: c.get('caller'), endpoint, request: c.req.raw }
        return send(c, await answerOnce(call, () => answer(c)), endpoint.answers)
      })
    },
  }
  return { api, routes }
}

interface KnownEndpoint {
  readonly endpoint: Endpoint
  readonly pattern: RegExp
}

/** Refuses calls during maintenance, without a valid token, of an unknown path or method, and too many of a client. */
function checkRequests(
  { deps, authorization, callRate }: Pick<Api, 'deps' | 'authorization' | 'callRate'>,
  endpoints: readonly KnownEndpoint[],
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    c.set('caller', undefined)
    c.header('Cache-Control', 'no-store')
    if (deps.settings.maintenance) {
      const { refusals } = refuse('SERVICE_UNAVAILABLE_ERROR', 'Waymark is being worked on, please try again later')
      return sendRefusals(c, refusals, { 'X-Reason': 'maintenance-mode' })
    }
    const matching = endpoints.filter(({ pattern }) => pattern.test(c.req.path)).map(({ endpoint }) => endpoint)
    if (matching[0]) c.set('route', { pattern: matching[0].path, isFrequent: false })
    const isUnknownOpen = matching.length === 0 && c.req.path.startsWith(OPEN_PREFIX)
    if (!matching.some(isOpen) && !isUnknownOpen) {
      const background = matching.length > 0 && matching.every((endpoint) => endpoint.background)
      const address = clientAddress(c, deps.settings)
      const caller = await authorization.callerOf(bearer(c.req.header('authorization')), { background, address })
      if (!caller) throw refuse('UNAUTHORIZED_ERROR', 'A valid token is needed')
      c.set('caller', caller)
      if (caller.kind === 'client') {
        const { headers, refused } = callRate.count(caller.id)
        for (const [name, value] of Object.entries(headers)) c.header(name, value)
        if (refused) throw refused
      }
    }
    if (matching.length === 0) throw notFound()
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
    if (matching.some((endpoint) => endpoint.method === method)) return next()
    const { refusals } = refuse('METHOD_NOT_ALLOWED_ERROR', 'This path takes other methods')
    return sendRefusals(c, refusals, { Allow: [...new Set(matching.map((endpoint) => endpoint.method))].join(', ') })
  }
}

const DATABASE_UNAVAILABLE = refuse('SERVICE_UNAVAILABLE_ERROR', 'The database cannot answer now', { retryAfter: 5 })

/** Paths below which only calls live; everything else may also be a page. */
const API_PREFIXES = ['/api', '/analytics/api', '/auth']
/** Paths of which even the unknown ones need no token. */
const OPEN_PREFIX = '/auth'

/** Paths that websites, load balancers and every page request. */
const FREQUENT = /^\/(?:containers|static|healthz|readyz)\b/u

const isOpen = ({ needs }: Endpoint) => needs === 'none' || needs === 'session-cookie'

const bearer = (header: string | undefined) => /^Bearer +(?<token>\S+)$/iu.exec(header ?? '')?.groups?.token ?? ''
