import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

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
