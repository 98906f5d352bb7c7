import { createServer } from 'node:net'
import { versions } from '@waymark/api-client/endpoints'
import { afterAll, describe, expect, test } from 'vitest'
import { countUnfinished } from '#operations/queue.ts'
import { createRunner } from '#operations/runner.ts'
import { createApp, JOBS } from '#start.ts'
import { callAs } from '#testing/call-as.ts'
import { listenHere } from '#testing/listen.ts'
import { openSiteOfFile } from '#testing/site-of-file.ts'
import { TEST_FILES } from '#testing/test-server.ts'
import { addTag, publish } from '#testing/test-site.ts'
import { NO_METRICS } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'
import { createPrometheus } from './prometheus.ts'

const HERE = { metricsPort: 0, metricsHost: '127.0.0.1' }
const NO_SOURCES = { pools: {}, countOperations: async () => [] }

const site = await openSiteOfFile()
const { deps } = site.server
let database: 'answers' | 'is down' = 'answers'
const serving = await serveMetrics(HERE, {
  pools: { requests: { counts: () => ({ total: 7, idle: 5, waiting: 1 }) } },
  countOperations: async () => {
    if (database === 'is down') throw new Error('The database is down.')
    return countUnfinished(deps.db)
  },
})
if ('refused' in serving) throw new Error(serving.refused)
const { port, metrics, stop } = serving
afterAll(stop)
const counted = { ...deps, metrics }
const app = createApp(counted, TEST_FILES)
const request = async (path: string, init?: RequestInit) => app.request(new URL(path, deps.settings.origin).href, init)
const shop = { ...site, server: { ...site.server, deps: counted, request } }

const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

/** The value of a metric with these labels; undefined where it has never been counted. */
const numberOf = (text: string, metric: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${metric} `))
  return line === undefined ? undefined : Number(line.slice(metric.length + 1))
}

test('requests are counted by method, route and status, and measured by route', async () => {
  const list = 'waymark_http_requests_total{method="GET",route="/api/tag/v1/:appId/tags",status="401"}'
  await shop.server.request(`/api/tag/v1/${shop.appId}/tags`)
  await shop.server.request(`/api/tag/v1/${shop.appId}/tags`)
  await shop.server.request('/api', { method: 'BREW' })
  const text = await read()
  expect(numberOf(text, list)).toBe(2)
  expect(numberOf(text, 'waymark_http_requests_total{method="other",route="unknown",status="401"}')).toBe(1)
  const measured = 'waymark_http_request_duration_seconds_count{method="GET",route="/api/tag/v1/:appId/tags"}'
  expect(numberOf(text, measured)).toBe(2)
})

test('operations are measured by type and outcome, and those that wait are counted', async () => {
  const measured = (outcome: string) =>
    `waymark_operation_duration_seconds_count{type="publish/version",outcome="${outcome}"}`
  await addTag(shop, 'First')
  await publish(shop)
  expect(numberOf(await read(), measured('completed'))).toBe(1)

  await addTag(shop, 'Second')
  await callAs(shop.server, shop.owner, versions.publish, { params: { appId: shop.appId, versionId: 'draft' } })
  const waiting = 'waymark_operations{type="publish/version",state="created"}'
  expect(numberOf(await read(), waiting)).toBe(1)

  const failing = { ...JOBS, 'publish/version': async () => Promise.reject(new Error('out of luck')) }
  const runner = createRunner(shop.server.deps, { jobs: failing, name: 'a test', alone: true })
  runner.wake()
  await runner.idle()
  const text = await read()
  expect([numberOf(text, measured('retried')), numberOf(text, measured('failed'))]).toEqual([2, 1])
  expect(numberOf(text, waiting)).toBeUndefined()
})

test('containers are counted by what they came to', async () => {
  const ask = (path: string, headers: Record<string, string> = {}) => shop.server.request(path, { headers })
  const first = await ask(`/containers/${shop.appId}.js`)
  await ask(`/containers/${shop.appId}.js`, { 'If-None-Match': first.headers.get('etag') ?? '' })
  await ask('/containers/unknown.js')
  const text = await read()
  for (const outcome of ['published', 'not_modified', 'missing']) {
    expect([outcome, numberOf(text, `waymark_container_requests_total{outcome="${outcome}"}`)]).toEqual([outcome, 1])
  }
})

test('the pool of another thread is read as it last was there', async () => {
  const { metrics, read: readOwn } = createPrometheus(NO_SOURCES)
  metrics.pool('operations_thread', { total: 9, idle: 9, waiting: 0 })
  metrics.pool('operations_thread', { total: 9, idle: 2, waiting: 3 })
  const text = await readOwn()
  expect(numberOf(text, 'waymark_database_connections{pool="operations_thread",state="in_use"}')).toBe(7)
  expect(numberOf(text, 'waymark_database_waiting{pool="operations_thread"}')).toBe(3)
})

test('pools, the event loop and the process are measured without the database, too', async () => {
  database = 'is down'
  const text = await read()
  database = 'answers'
  expect(numberOf(text, 'waymark_database_connections{pool="requests",state="in_use"}')).toBe(2)
  expect(numberOf(text, 'waymark_database_connections{pool="requests",state="idle"}')).toBe(5)
  expect(numberOf(text, 'waymark_database_waiting{pool="requests"}')).toBe(1)
  expect(numberOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
  expect(numberOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0)
})

test('no label names an organisation, a site, a user or an address', async () => {
  const text = await read()
  for (const secret of [shop.appId, shop.organisationId, shop.owner.id, shop.owner.email]) {
    expect(text).not.toContain(secret)
  }
})

describe('the port of the metrics', () => {
  test('answers nothing else', async () => {
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  })

  test('is not opened without the setting', async () => {
    const off = await serveMetrics({ ...HERE, metricsPort: undefined }, NO_SOURCES)
    expect(off).toMatchObject({ metrics: NO_METRICS })
    expect(off).not.toHaveProperty('port')
  })

  test('that is taken is reported in one sentence', async () => {
    const other = createServer()
    const taken = await listenHere(other)
    expect(await serveMetrics({ ...HERE, metricsPort: taken }, NO_SOURCES)).toEqual({
      refused: expect.stringMatching(`^The metrics cannot be served on port ${taken} of 127.0.0.1: .*\\.$`),
    })
    other.close()
  })
})
