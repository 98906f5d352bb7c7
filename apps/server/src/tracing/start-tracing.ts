import { useTracer } from './traced.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** How long the spans that have not been sent may keep a thread from ending, in milliseconds. */
const SEND_LIMIT = 500

/** The variable that is set for the receiver; that of traces alone comes first. */
const nameOf = (env: Variables, what: 'ENDPOINT' | 'PROTOCOL'): string | undefined =>
  [`OTEL_EXPORTER_OTLP_TRACES_${what}`, `OTEL_EXPORTER_OTLP_${what}`].find((name) => env[name])

const isTraced = (env: Variables): boolean =>
  nameOf(env, 'ENDPOINT') !== undefined && env.OTEL_SDK_DISABLED !== 'true' && env.OTEL_TRACES_EXPORTER !== 'none'

/** One sentence about a wrong address or protocol of the receiver; undefined where they are right or nothing is traced. */
export function tracingProblem(env: Variables): string | undefined {
  if (!isTraced(env)) return undefined
  const [endpoint = '', protocol = ''] = [nameOf(env, 'ENDPOINT'), nameOf(env, 'PROTOCOL')]
  if (!/^https?:$/u.test(URL.parse(env[endpoint] ?? '')?.protocol ?? '')) {
    return `${endpoint} is "${env[endpoint]}", but must be an address of http or https such as http://collector:4318.`
  }
  if (protocol && !/^http\/(?:json|protobuf)$/u.test(env[protocol] ?? '')) {
    return `${protocol} is "${env[protocol]}", but must be http/json, which is what Waymark sends.`
  }
  return undefined
}

/**
 * Traces this thread where the standard variables of OpenTelemetry name a receiver; otherwise nothing is loaded. Gives the
 * function that ends it.
 */
export async function startTracing(env: Variables): Promise<() => Promise<void>> {
  if (!isTraced(env)) return async () => {}
  const { createTracer } = await import('./open-telemetry.ts')
  const { tracer, stop } = createTracer(env)
  useTracer(tracer)
  return async () => {
    useTracer(undefined)
    // A receiver that is gone, or does not answer, must not keep the process from ending as it should.
    const limit = new Promise<void>((resolve) => setTimeout(resolve, SEND_LIMIT).unref())
    await Promise.race([stop().catch(() => {}), limit])
  }
}
