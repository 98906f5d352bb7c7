import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Metrics, PoolCounts } from './metrics.ts'

/** What is looked up when the metrics are read. */
export interface MetricSources {
  /** The pools of the database by name; those of other threads come through {@link Metrics.pool}. */
  readonly pools: Readonly<Record<string, { counts(): PoolCounts }>>
  /** How many operations wait or run; throws when the database cannot be read. */
  countOperations(): Promise<readonly { type: string; state: string; count: number }[]>
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const OPERATION_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Metrics in the format of Prometheus; `docs/operate/monitoring.md` lists them. */
export function createPrometheus(sources: MetricSources): { metrics: Metrics; read(): Promise<string>; type: string } {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Counter({
    name: 'waymark_http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const requestSeconds = new Histogram({
    name: 'waymark_http_request_duration_seconds',
    help: 'Time until the headers of an answer were ready.',
    labelNames: ['method', 'route'],
    buckets: REQUEST_SECONDS,
    registers,
  })
  const operationSeconds = new Histogram({
    name: 'waymark_operation_duration_seconds',
    help: 'Time of each try of an operation.',
    labelNames: ['type', 'outcome'],
    buckets: OPERATION_SECONDS,
    registers,
  })
  const containers = new Counter({
    name: 'waymark_container_requests_total',
    help: 'Requests for containers.',
    labelNames: ['outcome'],
    registers,
  })
  const otherPools = new Map<string, PoolCounts>()
  collectPools(
    () => [...Object.entries(sources.pools).map(([name, { counts }]) => [name, counts()] as const), ...otherPools],
    registers,
  )
  collectOperations(sources, registers)
  return {
    type: register.contentType,
    read: () => register.metrics(),
    metrics: {
      request({ method: sent, route, status }, seconds) {
        // Clients choose methods, too.
        const method = METHODS.has(sent) ? sent : 'other'
        requests.inc({ method, route, status })
        requestSeconds.observe({ method, route }, seconds)
      },
      operation: (labels, seconds) => operationSeconds.observe(labels, seconds),
      container: (outcome) => containers.inc({ outcome }),
      pool: (name, counts) => otherPools.set(name, counts),
    },
  }
}

function collectPools(read: () => readonly (readonly [string, PoolCounts])[], registers: Registry[]): void {
  new Gauge({
    name: 'waymark_database_connections',
    help: 'Connections to Postgres by what they are for.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { total, idle }] of read()) {
        this.set({ pool, state: 'idle' }, idle)
        this.set({ pool, state: 'in_use' }, total - idle)
      }
    },
  })
  new Gauge({
    name: 'waymark_database_waiting',
    help: 'Users of a pool that wait for a connection.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, { waiting }] of read()) this.set({ pool }, waiting)
    },
  })
}

function collectOperations({ countOperations }: MetricSources, registers: Registry[]): void {
  new Gauge({
    name: 'waymark_operations',
    help: 'Operations of all processes that wait (created) or run (started).',
    labelNames: ['type', 'state'],
    registers,
    async collect() {
      this.reset()
      // Without an answer of the database there is no number, and all other metrics are there.
      const counted = await countOperations().catch(() => [])
      for (const { type, state, count } of counted) this.set({ type, state }, count)
    },
  })
}
