import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { refuse } from '#refusal.ts'
import type { Settings } from '#settings.ts'
import { sendRefusals } from './errors.ts'
import type { Fetch } from './listen.ts'
import { sendPage } from './pages/pages.ts'
import { plainPage } from './pages/plain-page.ts'
import { requestIdOf } from './request-log.ts'

/** When to ask again while the server starts, in seconds. */
const RETRY = '1'

/** How long a request for a container waits, in milliseconds: a website asks once. */
const START_TIMEOUT = 5_000

/**
 * Answers while the database is opened: the process runs, everything else is asked to come again in a second. A page does
 * that by itself. Requests for containers wait a while for what answers once the server has started.
 */
export function createStartingApp(settings: Settings, started: Promise<Fetch>): Hono {
  const routes = new Hono()
  const uncached = { 'Cache-Control': 'no-store', 'Retry-After': RETRY }
  routes.use('*', async (c, next) => {
    await next()
    // What the started server answers has an id already, which stands in its log.
    if (!c.res.headers.has('X-Request-Id')) c.header('X-Request-Id', requestIdOf(c, settings, randomUUID))
  })
  routes.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
  routes.get('/readyz', (c) => c.json({ status: 'starting', checks: {} }, 503, uncached))
  routes.get('/containers/*', async (c, next) => {
    const waited = new Promise<undefined>((resolve) => setTimeout(resolve, START_TIMEOUT, undefined).unref())
    const fetch = await Promise.race([started, waited])
    if (!fetch) return next()
    return (await fetch(c.req.raw, c.env as HttpBindings)) as Response
  })
  routes.all('*', (c) => {
    if (c.req.header('accept')?.includes('text/html')) {
      return sendPage(c, settings, STARTING, { status: 503, headers: { ...uncached, Refresh: RETRY } })
    }
    return sendRefusals(c, refuse('SERVICE_UNAVAILABLE_ERROR', 'Waymark is starting').refusals, uncached)
  })
  return routes
}

const STARTING = plainPage('Waymark is starting', 'This page reloads by itself.')
