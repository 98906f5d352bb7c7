import { createRunner } from '#operations/runner.ts'
import { JOBS } from '#start.ts'
import type { TestServer } from './test-server.ts'

/** Runs every waiting operation. */
export async function runOperations(server: TestServer): Promise<void> {
  const runner = createRunner(server.deps, { jobs: JOBS, name: 'test', alone: true })
  runner.wake()
  await runner.idle()
}
