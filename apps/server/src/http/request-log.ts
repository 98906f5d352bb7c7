import type { Context, MiddlewareHandler } from 'hono'
import type { Dependencies } from '#dependencies.ts'
import type { LogFields } from '#monitoring/logger.ts'
import type { Settings } from '#settings.ts'
import { type NewSpan, traced } from '#tracing/traced.ts'
import type { ApiEnv } from './api.ts'

/** The status that is logged for a call whose client has gone before it was answered; no client ever sees it. */
const CLIENT_CLOSED_REQUEST = 499
/** What a proxy may send as id of a request, so that its log and ours can be read together. */
const REQUEST_ID = /^[\w.-]{8,64}$/u

/** The id of a request: that of a trusted proxy, or a new one. */
export function requestIdOf(c: Context, { trustProxy }: Pick<Settings, 'trustProxy'>, ids: () => string): string {
  const given = trustProxy ? c.req.header('x-request-id') : undefined
  return given && REQUEST_ID.test(given) ? given : ids()
}

/**
 * Gives every request an id, which is answered as `X-Request-Id`, counts it and logs it in one line when it has been
 * answered. The line has the pattern of the route, as paths may hold secrets, and no address.
 */
export function logRequests({ ids, log, metrics, settings }: Dependencies): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const requestId = requestIdOf(c, settings, ids)
    c.set('requestId', requestId)
    c.set('route', { pattern: 'unknown', isFrequent: false })
    const start = performance.now()
    const status = await traced(spanOf(c, settings), async (describe) => {
      await next()
      const answered = isClientAborted(c) ? CLIENT_CLOSED_REQUEST : c.res.status
      describe(endOf(c, answered))
      return answered
    })
    c.header('X-Request-Id', requestId)
    const { pattern, isFrequent } = c.get('route')
    const caller = c.get('caller')
    const { method } = c.req
    const milliseconds = performance.now() - start
    metrics.request({ method, route: pattern, status }, milliseconds / 1000)
    const fields: LogFields = {
      request_id: requestId,
      ...(caller && { organisation_id: caller.organisationId, user_id: caller.id }),
      method,
      route: pattern,
      status,
      duration_ms: Math.round(milliseconds),
      ...(status >= 500 && c.error && { err: c.error }),
    }
    log[levelOf(status, isFrequent)](fields, 'request')
  }
}

/** The span of a request, below that of a trusted proxy. */
const spanOf = (c: Context<ApiEnv>, { trustProxy }: Settings): NewSpan => ({
  name: c.req.method,
  kind: 'server',
  attributes: { 'http.request.method': c.req.method, 'waymark.request_id': c.get('requestId') },
  traceparent: trustProxy ? c.req.header('traceparent') : undefined,
})

const endOf = (c: Context<ApiEnv>, status: number) => {
  const { pattern } = c.get('route')
  const attributes = { 'http.route': pattern, 'http.response.status_code': status }
  return { name: `${c.req.method} ${pattern}`, attributes, hasFailed: status >= 500 }
}

/** Whether the client has closed the connection; what then failed is no fault of the server. */
export const isClientAborted = (c: Context): boolean => c.req.raw.signal.aborted

function levelOf(status: number, isFrequent: boolean) {
  if (status >= 500) return status === 503 ? 'warn' : 'error'
  return isFrequent || status === CLIENT_CLOSED_REQUEST ? 'debug' : 'info'
}
