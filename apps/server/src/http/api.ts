import type { Endpoint } from '@waymark/api-client/endpoint'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Caller } from '#access/caller.ts'
import { sessionOfToken } from '#access/session.ts'
import type { Dependencies } from '#dependencies.ts'
import { notFound, type Refusal, Refused, refuse } from './refusal.ts'
import { type Reply, send, sendRefusal } from './reply.ts'

export interface ApiEnv {
  Variables: { deps: Dependencies; caller: Caller | undefined }
}

type Answer = (c: Context<ApiEnv>) => Promise<Reply | Refusal>

/** The calls of the server under construction: `serve` adds endpoints, `createApi` answers for all of them. */
export interface Api {
  /** The endpoints added so far. */
  readonly endpoints: readonly Endpoint[]
  add(endpoint: Endpoint, answer: Answer): void
}

/**
 * Everything below the paths of the API. Maintenance answers first, then a missing token, then an unknown path, then a
 * wrong method; each endpoint goes on from there. Whatever breaks is a 500 that tells a request id and nothing else.
 */
export function createApi(deps: Dependencies): { api: Api; routes: Hono<ApiEnv> } {
  const routes = new Hono<ApiEnv>()
  const endpoints: { endpoint: Endpoint; pattern: RegExp }[] = []
  const at = (path: string) => endpoints.filter(({ pattern }) => pattern.test(path))

  const entrance: MiddlewareHandler<ApiEnv> = async (c, next) => {
    c.set('caller', undefined)
    c.header('Cache-Control', 'no-store')
    if (deps.settings.maintenance) return sendRefusal(c, MAINTENANCE)
    const known = at(c.req.path)
    if (!known.some(({ endpoint }) => isOpen(endpoint))) {
      const live = await sessionOfToken(deps, bearer(c.req.header('authorization')))
      if (!live) return sendRefusal(c, refuse('UNAUTHORIZED_ERROR', 'A valid token is needed'))
      c.set('caller', live.caller)
    }
    if (known.length === 0) return sendRefusal(c, notFound())
    const asked = c.req.method === 'HEAD' ? 'GET' : c.req.method
    if (!known.some(({ endpoint }) => endpoint.method === asked)) return sendRefusal(c, wrongMethod(known))
    return next()
  }
  routes.use('*', async (c, next) => {
    c.set('deps', deps)
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
  })
  for (const prefix of API_PREFIXES) routes.use(`${prefix}/*`, entrance).use(prefix, entrance)

  routes.onError((error, c) => {
    if (error instanceof Refused) return sendRefusal(c, error.refusal)
    const request = deps.ids()
    deps.log(`Request ${request} failed: ${c.req.method} ${c.req.path}`, error)
    return sendRefusal(c, refuse('INTERNAL_SERVER_ERROR', `Something went wrong in request ${request}`))
  })

  const api: Api = {
    get endpoints() {
      return endpoints.map(({ endpoint }) => endpoint)
    },
    add(endpoint, answer) {
      endpoints.push({ endpoint, pattern: new RegExp(`^${endpoint.path.replace(/:\w+/gu, '[^/]+')}$`, 'u') })
      routes.on(endpoint.method, endpoint.path, async (c) => {
        const answered = await answer(c)
        if (answered.kind === 'refusal') return sendRefusal(c, answered)
        return send(c, answered, endpoint.answers)
      })
    },
  }
  return { api, routes }
}

/** Paths below which only calls live; everything else may also be a page. */
const API_PREFIXES = ['/api', '/analytics/api']

const MAINTENANCE: Refusal = {
  ...refuse('SERVICE_UNAVAILABLE_ERROR', 'Waymark is being worked on, please try again later'),
  headers: { 'X-Reason': 'maintenance-mode' },
}

const isOpen = ({ needs }: Endpoint) => needs === 'none' || needs === 'session-cookie'

const bearer = (header: string | undefined) => /^Bearer +(?<token>\S+)$/iu.exec(header ?? '')?.groups?.token ?? ''

const wrongMethod = (known: { endpoint: Endpoint }[]): Refusal => ({
  ...refuse('METHOD_NOT_ALLOWED_ERROR', 'This path takes other methods'),
  headers: { Allow: [...new Set(known.map(({ endpoint }) => endpoint.method))].join(', ') },
})
