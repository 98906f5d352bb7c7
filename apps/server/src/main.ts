import './module-cache.ts'
import type { Logger } from '#monitoring/logger.ts'
import { readSettings, type Settings } from './settings.ts'

const { DEMO_PASSWORD } = await import('#seed/demo.ts')
const { createLogger } = await import('#monitoring/logger.ts')
const { startTracing } = await import('#tracing/start-tracing.ts')
const { start } = await import('./start.ts')

/** Starts the server from the environment. Everything that stops it from starting is one sentence and exit code 1. */
async function main(): Promise<void> {
  const read = readSettings({ WAYMARK_LOG_FORMAT: process.stdout.isTTY ? 'pretty' : 'json', ...process.env })
  if ('refused' in read) return giveUp(read.refused)
  const { settings } = read
  const log = await createLogger(settings.logLevel, settings.logFormat)
  endWithUnexpectedErrors(log)
  let stop: () => Promise<unknown> = async () => {}
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      // A database that stands still must not keep the process.
      setTimeout(() => process.exit(0), STOP_LIMIT).unref()
      void stop().finally(() => process.exit(0))
    })
  }
  const stopTracing = await startTracing(process.env)
  const running = await start(settings, log)
  if ('refused' in running) return giveUp(running.refused)
  stop = () => running.stop().then(stopTracing)
  const { database } = running
  const setUp = running.setUpCode && `${settings.origin}/set-up#${running.setUpCode}`
  if (settings.logFormat === 'pretty') console.log(welcome(settings, database, setUp))
  else {
    log.info({ origin: settings.origin, host: settings.host, port: settings.port, database }, 'Waymark is ready')
    if (setUp) log.warn({}, `Waymark has no user yet. Set it up at ${setUp}`)
  }
}

/** How long a process may take to end, in milliseconds. Operations that are cut off go on in another process or later. */
const STOP_LIMIT = 30_000

function giveUp(sentence: string): void {
  console.error(`Waymark cannot start. ${sentence}`)
  process.exit(1)
}

function welcome(settings: Settings, database: 'pglite' | 'postgres', setUp: string | undefined): string {
  const lines = [`Waymark     ${settings.origin}`, `Listening   ${listening(settings)}`]
  if (setUp) lines.push(`Set up      ${setUp}`)
  if (settings.demo) {
    lines.push(`Sign in as  owner@, publisher@, editor@ or viewer@northwind.example, password ${DEMO_PASSWORD}`)
  }
  if (database === 'pglite') {
    lines.push(`Data        ${settings.data}: embedded, a killed process loses nothing, a power cut may.`)
    lines.push('            For real use set DATABASE_URL to a Postgres server.')
  }
  return lines.join('\n')
}

const listening = ({ host, port }: Settings) => {
  if (host === undefined) return `port ${port} of all interfaces (WAYMARK_HOST chooses one)`
  const isLocal = ['127.0.0.1', '::1', 'localhost'].includes(host)
  return `port ${port} of ${host}${isLocal ? ', reached from this machine only (WAYMARK_HOST=0.0.0.0: from others, too)' : ''}`
}

/** Node would print a raw error with the parameters of its query. */
function endWithUnexpectedErrors(log: Logger): void {
  process.on('uncaughtException', (err) => {
    log.error({ err }, 'Waymark stops because of an unexpected error')
    process.exit(1)
  })
}

await main()
