import { keepRunning } from './processes.ts'
import { run } from './run/run.ts'
import { build } from './steps.ts'

const built = await run(build, { quiet: true })
if (built.code !== 0) {
  process.stdout.write(built.output)
  process.exit(1)
}

// As the server decides whether there is a demo organisation, to which the shop belongs.
const { WAYMARK_DEMO, DATABASE_URL } = process.env
const demo = WAYMARK_DEMO ? WAYMARK_DEMO === 'on' : !DATABASE_URL

// People read this output: the welcome, and what goes wrong.
process.env.WAYMARK_LOG_FORMAT ??= 'pretty'
process.env.WAYMARK_LOG_LEVEL ??= 'warn'

keepRunning([
  { command: 'node', args: ['apps/server/src/main.ts'] },
  ...(demo ? [{ command: 'node', args: ['apps/demo-site/src/main.ts'] }] : []),
])
