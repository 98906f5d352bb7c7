import type { Dependencies } from '#dependencies.ts'
import { type Job, storeOperation } from '#operations/operation.ts'
import { claimNext, runningJob } from '#operations/queue.ts'

/** Stores an operation and does its work at once, without the queue, which does not run while the demo is seeded. */
export async function runOperation(
  deps: Dependencies,
  job: Job,
  wanted: Parameters<typeof storeOperation>[2],
): Promise<void> {
  const id = await storeOperation(deps, deps.db, wanted)
  const operation = await claimNext(deps, 'seed')
  if (operation?.id !== id) throw new Error(`The operation ${wanted.type} was not the next one.`)
  await job(runningJob(deps, operation))
}
