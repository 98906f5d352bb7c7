import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { Tracer } from './traced.ts'

type Variables = Readonly<Record<string, string | undefined>>

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }
const TRACEPARENT = /^00-(?<traceId>[0-9a-f]{32})-(?<spanId>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})$/u

/** Sends spans to the receiver that the `OTEL_EXPORTER_OTLP_…` variables name. `stop` sends what has not been sent. */
export function createTracer(env: Variables): { tracer: Tracer; stop(): Promise<void> } {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'waymark' }).merge(
      detectResources({ detectors: [envDetector] }),
    ),
    sampler: samplerOf(env),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const spans = provider.getTracer('waymark')
  const contexts = new AsyncLocalStorage<Context>()
  const tracer: Tracer = async ({ name, kind, attributes = {}, traceparent }, work) => {
    const present = contexts.getStore()
    // Statements that belong to no request and no operation, such as looking for operations, would each be a trace of their own.
    if (kind === 'client' && !present) return work(() => {})
    const parent = kind === 'client' && present ? present : contextOf(traceparent)
    const span = spans.startSpan(name, { kind: KINDS[kind], attributes }, parent)
    try {
      return await contexts.run(trace.setSpan(parent, span), () =>
        work(({ name: later, attributes: more = {}, hasFailed = false }) => {
          if (later !== undefined) span.updateName(later)
          span.setAttributes(more)
          if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR })
        }),
      )
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }
  return { tracer, stop: () => provider.shutdown() }
}

/** The context of a caller, as the header of the W3C describes it. */
function contextOf(traceparent = ''): Context {
  const { traceId = '', spanId = '', flags = '' } = TRACEPARENT.exec(traceparent)?.groups ?? {}
  if (!traceId) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

/** Which traces are sent, as the standard names it. */
function samplerOf({
  OTEL_TRACES_SAMPLER: name = 'parentbased_always_on',
  OTEL_TRACES_SAMPLER_ARG,
}: Variables): Sampler {
  const ratio = OTEL_TRACES_SAMPLER_ARG ? Number(OTEL_TRACES_SAMPLER_ARG) : 1
  const roots: Record<string, Sampler> = {
    always_on: new AlwaysOnSampler(),
    always_off: new AlwaysOffSampler(),
    traceidratio: new TraceIdRatioBasedSampler(ratio),
  }
  const root = roots[name.replace(/^parentbased_/u, '')] ?? new AlwaysOnSampler()
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root
}
