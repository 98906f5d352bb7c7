import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listenHere } from '#testing/listen.ts'
import { tokenOf } from '#testing/people.ts'
import { addTag, openTestSite, publish, type TestSite } from '#testing/test-site.ts'
import { startTracing } from './start-tracing.ts'

interface Sent {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { key: string; value: { stringValue?: string; intValue?: number } }[]
}

/** A receiver of OTLP over HTTP that keeps what it is sent. */
const received: { spans: Sent[]; services: unknown[] } = { spans: [], services: [] }
const receiver = createServer(async (request, response) => {
  const { resourceSpans } = JSON.parse(await text(request))
  for (const { resource, scopeSpans } of resourceSpans) {
    received.services.push(resource.attributes.find(({ key }: { key: string }) => key === 'service.name')?.value)
    for (const { spans } of scopeSpans) received.spans.push(...spans)
  }
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
})
const address = `http://127.0.0.1:${await listenHere(receiver)}`
afterAll(() => void receiver.close())

const attributesOf = ({ attributes }: Sent) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]))

// Statements to Postgres are measured, so this needs one.
describe.runIf(process.env.WAYMARK_TEST_DATABASE_URL)('a traced server', () => {
  let shop: TestSite

  beforeAll(async () => {
    shop = await openTestSite()
    await addTag(shop, 'A tag of a customer')
  })
  afterAll(() => shop.close())

  /** The spans of some work, and of nothing else. */
  async function spansOf(work: () => Promise<unknown>, env: Record<string, string> = {}): Promise<readonly Sent[]> {
    received.spans = []
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = address
    try {
      const stop = await startTracing({ ...process.env, ...env })
      await work()
      await stop()
    } finally {
      delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
    }
    return received.spans
  }

  const list = async (headers: Record<string, string> = {}) => {
    const token = await tokenOf(shop.server.deps, shop.owner)
    const path = `/api/tag/v1/${shop.appId}/tags?search=mark4711`
    return shop.server.request(path, { headers: { Authorization: `Bearer ${token}`, ...headers } })
  }

  test('sends a span for a request, with its statements below it and no value of either', async () => {
    const spans = await spansOf(list)
    const [request] = spans.filter(({ name }) => name === 'GET /api/tag/v1/:appId/tags')
    expect(request && attributesOf(request)).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/tag/v1/:appId/tags',
      'http.response.status_code': 200,
      'waymark.request_id': expect.any(String),
    })
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)
    expect(statements.map(({ name }) => name)).toContain('SELECT')
    expect(statements.every(({ traceId }) => traceId === request?.traceId)).toBe(true)
    expect(attributesOf(statements[0]!)).toMatchObject({
      'db.system.name': 'postgresql',
      'db.query.text': expect.stringContaining('$1'),
    })
    expect(JSON.stringify(spans)).not.toMatch(new RegExp(`mark4711|${shop.owner.email}|${shop.appId}`))
    expect(received.services.at(-1)).toEqual({ stringValue: 'waymark' })
  })

  test('sends a span for an operation, with its statements below it', async () => {
    const spans = await spansOf(() => publish(shop))
    const operation = spans.find(({ name }) => name === 'publish/version')
    expect(operation?.parentSpanId ?? '').toBe('')
    const statements = spans.filter(({ parentSpanId }) => parentSpanId === operation?.spanId).map(({ name }) => name)
    expect(statements).toEqual(expect.arrayContaining(['BEGIN', 'SELECT', 'INSERT', 'COMMIT']))
    expect(JSON.stringify(spans)).not.toContain('A tag of a customer')
  })

  test('continues the trace of a trusted proxy alone', async () => {
    const traceId = '0af7651916cd43dd8448eb211c80319c'
    const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
    const traceOf = (spans: readonly Sent[]) => spans.find(({ name }) => name.startsWith('GET'))?.traceId
    expect(traceOf(await spansOf(() => list(headers)))).not.toBe(traceId)
    const trusting = shop.server.withSettings({ trustProxy: 1 })
    expect(traceOf(await spansOf(() => trusting.request('/healthz', { headers })))).toBe(traceId)
  })

  test('sends what the sampler lets through, and nothing when it is switched off', async () => {
    expect(await spansOf(list, { OTEL_TRACES_SAMPLER: 'always_off' })).toEqual([])
    expect(await spansOf(list, { OTEL_SDK_DISABLED: 'true' })).toEqual([])
    expect(await spansOf(list, { OTEL_TRACES_EXPORTER: 'none' })).toEqual([])
  })
})
