import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Metrics, PoolCounts } from '#monitoring/metrics.ts'
import type { Settings } from '#settings.ts'
import type { Runner } from './runner.ts'

const FILE = new URL('../operations-thread.ts', import.meta.url)

/** The messages to the thread, and those from it: that it has started, and then each try of an operation and its pool. */
export type Told = 'wake' | 'stop'
export type Answer =
  | 'started'
  | { readonly operation: Parameters<Metrics['operation']> }
  | { readonly pool: PoolCounts }

/**
 * Runs operations, and what else a process does besides answering, in a thread with connections of its own, so that no request waits while the content of a large site is
 * read, compiled and written. For Postgres: the embedded database has one connection, which stays with its thread.
 * An error that ends the thread ends the process, as it would without one.
 */
export function runInThread(settings: Settings, metrics: Metrics): Pick<Runner, 'wake' | 'start' | 'stop'> {
  const worker = new Worker(FILE, { workerData: settings })
  worker.on('error', (error) => {
    throw error
  })
  const started = new Promise<void>((resolve) => {
    worker.on('message', (answer: Answer) => {
      if (answer === 'started') resolve()
      else if ('pool' in answer) metrics.pool('operations_thread', answer.pool)
      else metrics.operation(...answer.operation)
    })
  })
  const tell = (told: Told) => worker.postMessage(told)
  return {
    wake: () => tell('wake'),
    start: () => started,
    async stop() {
      const gone = once(worker, 'exit')
      tell('stop')
      await gone
    },
  }
}
