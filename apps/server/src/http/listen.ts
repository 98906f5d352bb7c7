import type { Server, ServerResponse } from 'node:http'
import { serve } from '@hono/node-server'
import type { Settings } from '#settings.ts'

export type Fetch = Parameters<typeof serve>[0]['fetch']

/** A bound port. Requests are answered by `meanwhile` until `answer` is called with what answers them from then on. */
interface Listening {
  readonly port: number
  answer(fetch: Fetch): void
  /** Accepts no more requests and finishes those under way. */
  stop(): Promise<void>
}

/**
 * How long an idle connection is kept, in milliseconds: longer than reverse proxies keep theirs (nginx 60 s), so that none of
 * them sends a request into a connection that is just being closed.
 */
const KEEP_ALIVE = 75_000

/** Binds a port before anything slow is done, so that a taken one is reported at once. Gives a sentence when it cannot. */
export function listen(
  { port, host }: Pick<Settings, 'port' | 'host'>,
  meanwhile: (started: Promise<Fetch>) => Fetch,
): Promise<Listening | { refused: string }> {
  const { promise: started, resolve: start } = Promise.withResolvers<Fetch>()
  let present = meanwhile(started)
  const answer = (fetch: Fetch) => {
    present = fetch
    start(fetch)
  }
  return new Promise((resolve) => {
    const where = { port, ...(host !== undefined && { hostname: host }) }
    const options = { ...where, serverOptions: { keepAliveTimeout: KEEP_ALIVE } }
    const server = serve({ fetch: (request, env) => present(request, env), ...options }, (info) =>
      resolve({ port: info.port, answer, stop }),
    )
    const stop = stopperOf(server as Server)
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve({
        refused:
          error.code === 'EADDRINUSE'
            ? `Port ${port} is in use. Stop what listens there, or set WAYMARK_PORT to another one.`
            : `The server cannot listen on port ${port}${host === undefined ? '' : ` of ${host}`}: ${error.message}. WAYMARK_HOST and WAYMARK_PORT say where.`,
      }),
    )
  })
}

/** How long calls under way may take after `stop`, in milliseconds: the process itself has 30 seconds. */
const GRACE_PERIOD = 20_000

/** Gives a function that stops a server: each connection ends with the answer under way, one without a call at once. */
function stopperOf(server: Server): () => Promise<void> {
  const underWay = new Set<ServerResponse>()
  let isStopping = false
  // The client of a connection that is kept would go on sending requests.
  const endConnection = (response: ServerResponse) => response.headersSent || response.setHeader('Connection', 'close')
  const endIfIdle = () => isStopping && underWay.size === 0 && server.closeAllConnections()
  server.prependListener('request', (_request, response: ServerResponse) => {
    underWay.add(response)
    if (isStopping) endConnection(response)
    response.once('close', () => {
      underWay.delete(response)
      endIfIdle()
    })
  })
  return () => {
    isStopping = true
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeIdleConnections()
    underWay.forEach(endConnection)
    endIfIdle()
    setTimeout(() => server.closeAllConnections(), GRACE_PERIOD).unref()
    return closed
  }
}
