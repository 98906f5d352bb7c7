import { createServer } from 'node:http'
import { type Metrics, NO_METRICS } from './metrics.ts'
import type { MetricSources } from './prometheus.ts'

/** The metrics of a process and where they are read. */
interface MetricsServer {
  readonly metrics: Metrics
  /** The port, where there is one. */
  readonly port?: number
  stop(): Promise<void>
}

/**
 * Serves `/metrics` on a port of its own. Without a port nothing is counted, and the library that counts is not loaded. Gives
 * a sentence when the port cannot be had.
 */
export async function serveMetrics(
  { metricsPort: port, metricsHost: host }: { metricsPort: number | undefined; metricsHost: string },
  sources: MetricSources,
): Promise<MetricsServer | { refused: string }> {
  if (port === undefined) return { metrics: NO_METRICS, stop: async () => {} }
  const { createPrometheus } = await import('./prometheus.ts')
  const { metrics, read, type } = createPrometheus(sources)
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': type }).end(await read())
  })
  return new Promise((resolve) => {
    const stop = () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      })
    server.once('error', ({ message }) =>
      resolve({ refused: `The metrics cannot be served on port ${port} of ${host}: ${message}.` }),
    )
    server.listen(port, host, () => {
      const address = server.address()
      resolve({ metrics, port: typeof address === 'object' && address ? address.port : port, stop })
    })
  })
}
