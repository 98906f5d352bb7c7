import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
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

/** How long clients have for calls that they are about to make, first on connections that are kept, in milliseconds. */
const LAST_CALLS = 200
/** How long calls under way may take after `stop`, in milliseconds: the process itself has 30 seconds. */
const GRACE_PERIOD = 20_000

/**
 * Gives a function that stops a server. Each connection ends with its answer: cut between two calls of a client, it would lose
 * the second one.
 */
function stopperOf(server: Server): () => Promise<void> {
  const underWay = new Set<ServerResponse>()
  let isStopping = false
  const endConnection = (response: ServerResponse) => response.headersSent || response.setHeader('Connection', 'close')
  server.prependListener('request', (_request, response: ServerResponse) => {
    underWay.add(response)
    response.once('close', () => underWay.delete(response))
    if (isStopping) endConnection(response)
  })
  return async () => {
    isStopping = true
    underWay.forEach(endConnection)
    await setTimeout(LAST_CALLS)
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    // On connections that have just been opened.
    await setTimeout(LAST_CALLS)
    const late = setTimeout(GRACE_PERIOD, 'late', { ref: false })
    // Also visits those that are added meanwhile.
    for (const response of underWay) if ((await Promise.race([once(response, 'close'), late])) === 'late') break
    // Those without a call, too.
    server.closeAllConnections()
    return closed
  }
}
