import { keepRunning } from './processes.ts'
import { run } from './run/run.ts'

await run(
  {
    name: 'build',
    command: 'turbo',
    args: ['run', 'build', '--ui=stream', '--filter=@waymark/container', '--filter=@waymark/demo-site'],
  },
  { quiet: true },
)

// The web app listens on the port in its vite.config.ts and proxies the server's paths.
process.env.WAYMARK_ORIGIN ??= 'http://localhost:4110'

process.env.WAYMARK_LOG_FORMAT ??= 'pretty'

keepRunning([
  { command: 'node', args: ['--watch', 'apps/server/src/main.ts'] },
  { command: 'node', args: ['--watch', 'apps/demo-site/src/main.ts'] },
  { command: 'vite', args: ['dev', 'apps/web'] },
])
