import { createRunner } from '#operations/runner.ts'
import { JOBS } from '#start.ts'
import type { TestServer } from './test-server.ts'

/** Carries out every operation that waits, like a process that does nothing else. */
export async function runOperations(server: TestServer): Promise<void> {
  const runner = createRunner(server.deps, { jobs: JOBS, name: 'test', alone: true })
  runner.wake()
  await runner.idle()
}
