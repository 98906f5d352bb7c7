import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Metrics, PoolCounts } from '#monitoring/metrics.ts'
import type { Settings } from '#settings.ts'
import type { WorkLoop } from './work-loop.ts'

const FILE = new URL('../operations-thread.ts', import.meta.url)

/** The messages to the thread, and those from it: that it has started, and then each try of an operation and its pool. */
export type ThreadCommand = 'wake' | 'stop'
export type ThreadMessage =
  | 'started'
  | { readonly operation: Parameters<Metrics['operation']> }
  | { readonly pool: PoolCounts }

/**
 * Runs operations and the rest of a process's background work in a thread with its own connections, so that no request waits
 * while the content of a large site is read, compiled and written. For Postgres: the embedded database has one connection,
 * which stays with its thread. An error that ends the thread ends the process, as it would without one.
 */
export function runInThread(settings: Settings, metrics: Metrics): Omit<WorkLoop, 'idle'> {
  const worker = new Worker(FILE, { workerData: settings })
  worker.on('error', (error) => {
    throw error
  })
  const started = new Promise<void>((resolve) => {
    worker.on('message', (answer: ThreadMessage) => {
      if (answer === 'started') resolve()
      else if ('pool' in answer) metrics.pool('operations_thread', answer.pool)
      else metrics.operation(...answer.operation)
    })
  })
  const send = (command: ThreadCommand) => worker.postMessage(command)
  return {
    wake: () => send('wake'),
    start: () => started,
    async stop() {
      const exited = once(worker, 'exit')
      send('stop')
      await exited
    },
  }
}
