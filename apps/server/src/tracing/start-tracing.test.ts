import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listenHere } from '#testing/listen.ts'
import { startTracing } from './start-tracing.ts'
import { traced } from './traced.ts'

test('a server without these settings loads nothing of what traces, counts or colours', () => {
  const script = `
    import { registerHooks } from 'node:module'
    registerHooks({ resolve: (name, context, next) => (console.log(name), next(name, context)) })
    await import(${JSON.stringify(new URL('../start.ts', import.meta.url).href)})
    const { startTracing } = await import(${JSON.stringify(new URL('./start-tracing.ts', import.meta.url).href)})
    await startTracing({})`
  const cwd = fileURLToPath(new URL('../..', import.meta.url))
  const loaded = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd, encoding: 'utf8' })
  expect(loaded).toContain('pino')
  expect(loaded).not.toMatch(/opentelemetry|prom-client|pino-pretty/)
})

// The exporter itself would wait for ten seconds.
test('a collector that does not answer does not keep a process from ending', { timeout: 9_000 }, async () => {
  const silent = createServer()
  const variable = 'OTEL_EXPORTER_OTLP_ENDPOINT'
  process.env[variable] = `http://127.0.0.1:${await listenHere(silent)}`
  try {
    const stop = await startTracing(process.env)
    await traced({ name: 'a request', kind: 'server' }, async () => {})
    await stop()
  } finally {
    delete process.env[variable]
    silent.close()
  }
})
