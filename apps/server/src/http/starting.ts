import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { refuse } from '#refusal.ts'
import type { Settings } from '#settings.ts'
import { sendRefusals } from './errors.ts'
import type { Fetch } from './listen.ts'
import { sendPage } from './pages/pages.ts'
import { plainPage } from './pages/plain-page.ts'
import { type Reply, send } from './reply.ts'
import { requestIdOf } from './request-log.ts'

/** The `Retry-After` while the server starts, in seconds. */
const RETRY_AFTER = '1'

/** How long a request for a container waits, in milliseconds: a website requests it once. */
const START_TIMEOUT = 5_000

/** Settings, the app that answers after the start, and the look-up of stored containers. */
interface Starting {
  readonly settings: Settings
  readonly started: Promise<Fetch>
  /** The stored container of a file name such as `<site>.js`; undefined where there is none. */
  readonly findInStore: (wanted: { file: string; request: Request }) => Promise<Reply | undefined>
}

/**
 * Answers until the database is there: the process runs, everything else is asked to come again in a second. A page does
 * that by itself. Containers come from the container store; requests for what it has not got wait a while for what answers
 * once the server has started.
 */
export function createStartingApp({ settings, started, findInStore }: Starting): Hono {
  const routes = new Hono()
  const uncached = { 'Cache-Control': 'no-store', 'Retry-After': RETRY_AFTER }
  routes.use('*', async (c, next) => {
    await next()
    // Answers of the started server have an id already.
    if (!c.res.headers.has('X-Request-Id')) c.header('X-Request-Id', requestIdOf(c, settings, randomUUID))
  })
  routes.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'Cache-Control': 'no-store' }))
  routes.get('/readyz', (c) => c.json({ status: 'starting', checks: {} }, 503, uncached))
  routes.get('/containers/:file', async (c, next) => {
    // The store has no containers for debugging.
    const isPublished = c.req.query('wm_debug') === undefined
    const stored = isPublished ? await findInStore({ file: c.req.param('file'), request: c.req.raw }) : undefined
    return stored ? send(c, stored, 'text') : next()
  })
  routes.get('/containers/*', async (c, next) => {
    const waited = new Promise<undefined>((resolve) => setTimeout(resolve, START_TIMEOUT, undefined).unref())
    const fetch = await Promise.race([started, waited])
    if (!fetch) return next()
    return (await fetch(c.req.raw, c.env as HttpBindings)) as Response
  })
  routes.all('*', (c) => {
    if (c.req.header('accept')?.includes('text/html')) {
      return sendPage(c, settings, STARTING, { status: 503, headers: { ...uncached, Refresh: RETRY_AFTER } })
    }
    return sendRefusals(c, refuse('SERVICE_UNAVAILABLE_ERROR', 'Waymark is starting').refusals, uncached)
  })
  return routes
}

const STARTING = plainPage('Waymark is starting', 'This page reloads by itself.')
