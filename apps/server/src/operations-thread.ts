import './module-cache.ts'
import { parentPort, workerData } from 'node:worker_threads'
import type { Metrics } from '#monitoring/metrics.ts'
import type { ThreadCommand, ThreadMessage } from '#operations/thread.ts'
import type { Settings } from './settings.ts'

const { openMigrated } = await import('#database/open-postgres.ts')
const { createLogger } = await import('#monitoring/logger.ts')
const { NO_METRICS } = await import('#monitoring/metrics.ts')
const { startTracing } = await import('#tracing/start-tracing.ts')
const { createDependencies, createBackgroundWork } = await import('./start.ts')

/** How often the counts of the pool are sent to the process, in milliseconds. */
const POOL_INTERVAL = 2_000

/*
 * The thread that runs operations and sends to webhooks, started by `operations/thread.ts` with the settings of its process.
 * It has everything of its own: modules, connections to the database and memory.
 */
const stopTracing = await startTracing(process.env)
const settings = workerData as Settings
if (!settings.databaseUrl) throw new Error('Operations run in a thread only on Postgres.')
// Its process has migrated the database.
const opened = openMigrated(settings.databaseUrl)
const { operationsDb: db, containersDb } = opened
const log = await createLogger(settings.logLevel, settings.logFormat)
const answer = (sent: ThreadMessage) => parentPort?.postMessage(sent)
// The process counts, because the metrics are read there.
const metrics = { ...NO_METRICS, operation: (...operation: Parameters<Metrics['operation']>) => answer({ operation }) }
const deps = await createDependencies(settings, { db, containersDb }, { log, metrics, wake: () => work.wake() })
const work = createBackgroundWork(deps, opened.kind)

parentPort?.on('message', (command: ThreadCommand) => {
  if (command === 'wake') work.wake()
  else void stop()
})
await work.start()
answer('started')
setInterval(() => {
  const pool = opened.pools.operations?.counts()
  if (pool) answer({ pool })
}, POOL_INTERVAL).unref()

/** Finishes the operations under way and ends the thread, in which spans may wait for a receiver that does not answer. */
async function stop(): Promise<void> {
  await work.stop()
  await opened.close()
  await stopTracing()
  process.exit()
}
