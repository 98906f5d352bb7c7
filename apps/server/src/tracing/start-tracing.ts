import { useTracer } from './traced.ts'

/**
 * Traces this thread where the standard variables of OpenTelemetry name a receiver; otherwise nothing is loaded. Gives the
 * function that ends it.
 */
export async function startTracing(env: Readonly<Record<string, string | undefined>>): Promise<() => Promise<void>> {
  const receiver = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!receiver || env.OTEL_SDK_DISABLED === 'true' || env.OTEL_TRACES_EXPORTER === 'none') return async () => {}
  const { createTracer } = await import('./open-telemetry.ts')
  const { tracer, stop } = createTracer(env)
  useTracer(tracer)
  return async () => {
    useTracer(undefined)
    // A receiver that is gone must not keep the process from ending as it should.
    await stop().catch(() => {})
  }
}
