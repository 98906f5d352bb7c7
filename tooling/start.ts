import { keepRunning } from './processes.ts'
import { run } from './run/run.ts'
import { build } from './steps.ts'

const built = await run(build, { quiet: true })
if (built.code !== 0) {
  process.stdout.write(built.output)
  process.exit(1)
}

keepRunning([
  { command: 'node', args: ['apps/server/src/main.ts'] },
  ...(process.env.WAYMARK_DEMO === 'off' ? [] : [{ command: 'node', args: ['apps/demo-site/src/main.ts'] }]),
])
