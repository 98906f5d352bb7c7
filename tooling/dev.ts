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

// The web app answers at the port of its vite.config.ts and hands on what is the server's.
process.env.WAYMARK_ORIGIN ??= 'http://localhost:4110'

keepRunning([
  { command: 'node', args: ['--watch', 'apps/server/src/main.ts'] },
  { command: 'node', args: ['--watch', 'apps/demo-site/src/main.ts'] },
  { command: 'vite', args: ['dev', 'apps/web'] },
])
