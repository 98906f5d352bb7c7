import { StoreUnavailable } from '#container-store/store.ts'
import type { Dependencies } from '#dependencies.ts'
import { levelOf } from '#monitoring/logger.ts'
import type { OperationOutcome } from '#monitoring/metrics.ts'
import { Refused } from '#refusal.ts'
import { traced } from '#tracing/traced.ts'
import { deleteExpired } from './delete-expired.ts'
import type { Job, JobType, OperationRow } from './operation.ts'
import {
  claimNext,
  dropAllClaims,
  dropClaim,
  failOperation,
  hasChanged,
  LostClaim,
  MAX_TRIES,
  postponeOperation,
  RENEWAL_INTERVAL,
  renewClaim,
  runningJob,
} from './queue.ts'
import { createWorkLoop, type WorkLoop } from './work-loop.ts'

/** Operations under way at one time in one process; they wait for the database and for compression most of the time. */
const MAX_RUNNING = 4
/** How often to look for what others left behind, and how often to delete what is old, in milliseconds. */
const POLL_INTERVAL = 5_000
const DELETE_INTERVAL = 600_000
/** How long an operation waits for a container store that cannot be used, in milliseconds. */
const SHORTEST_PAUSE = 1_000
const LONGEST_PAUSE = 60_000

export interface RunnerOptions {
  jobs: Partial<Record<JobType, Job>>
  /** Names this process in claims. */
  name: string
  /** Whether this process is the only one on its database, so that no claim from before its start can be alive. */
  alone: boolean
}

/** Takes operations as they come and runs them, a few at a time; deletes old records, too. */
export function createRunner(deps: Dependencies, { jobs, name, alone }: RunnerOptions): WorkLoop {
  let timer: NodeJS.Timeout | undefined
  const stopping = new AbortController()
  let deleting = Promise.resolve()
  const deleteOld = () => {
    deleting = deleteExpired(deps, stopping.signal)
  }
  const loop = createWorkLoop({
    claim: () => claimNext(deps, name),
    run: (operation) => runOperation(deps, operation, jobs[operation.operationType as JobType]),
    concurrency: MAX_RUNNING,
    interval: POLL_INTERVAL,
    releaseAll: alone ? () => dropAllClaims(deps.db) : undefined,
    onError: (err) => deps.log[levelOf(err)]({ err }, 'Operations could not be looked for'),
  })

  return {
    ...loop,
    async start() {
      await loop.start()
      timer = setInterval(deleteOld, DELETE_INTERVAL).unref()
      deleteOld()
    },
    async stop() {
      clearInterval(timer)
      stopping.abort()
      await Promise.all([loop.stop(), deleting])
    },
  }
}

/** Fields of all log lines about an operation. */
const aboutOperation = ({ id, siteId, operationType, tries }: OperationRow) => ({
  operation_id: id,
  operation: operationType,
  site_id: siteId,
  try: tries,
})

/** Runs a claimed operation to its end, or gives it back to be tried again. Never throws. */
async function runOperation(deps: Dependencies, operation: OperationRow, job: Job | undefined): Promise<void> {
  const { db, log } = deps
  const about = aboutOperation(operation)
  const renewal = setInterval(() => {
    renewClaim(db, operation).catch((err) => log[levelOf(err)]({ ...about, err }, 'The claim was not renewed'))
  }, RENEWAL_INTERVAL)
  renewal.unref()
  const start = performance.now()
  let outcome: OperationOutcome = 'completed'
  const attributes = { 'waymark.operation_id': operation.id, 'waymark.try': operation.tries }
  try {
    await traced({ name: operation.operationType, kind: 'internal', attributes }, async () => {
      if (!job) throw new Error(`Nothing here does ${operation.operationType}.`)
      await job(runningJob(deps, operation))
    })
  } catch (error) {
    outcome = await end(deps, operation, error).catch((err) => {
      log[levelOf(err)]({ ...about, err }, 'The operation could not be ended')
      return 'retried'
    })
  } finally {
    clearInterval(renewal)
    deps.metrics.operation({ type: operation.operationType, outcome }, (performance.now() - start) / 1000)
  }
}

/** Ends, postpones or releases an operation after an error, and gives the outcome. */
async function end(
  { db, clock, log }: Dependencies,
  operation: OperationRow,
  error: unknown,
): Promise<OperationOutcome> {
  const about = aboutOperation(operation)
  if (error instanceof LostClaim) {
    log.warn(about, 'Another process has taken the operation over')
    return 'taken_over'
  }
  if (error instanceof Refused) {
    const { refusals } = error
    const texts = [...refusals.map(({ code }) => code), ...refusals.map(({ detail }) => detail)]
    await failOperation(db, operation, { errors: [...new Set(texts)], at: clock() })
    return 'failed'
  }
  if (error instanceof StoreUnavailable) {
    // The longer it has been waiting, the longer it waits.
    const waited = clock().getTime() - (operation.startedAt?.getTime() ?? 0)
    const pause = Math.min(Math.max(waited, SHORTEST_PAUSE), LONGEST_PAUSE)
    log.warn({ ...about, retry_seconds: Math.ceil(pause / 1000) }, error.message)
    await postponeOperation(db, operation, pause)
    return 'postponed'
  }
  log[levelOf(error)]({ ...about, err: error }, 'The operation failed')
  if (operation.tries < MAX_TRIES) {
    await dropClaim(db, operation)
    return 'retried'
  }
  if (await hasChanged(db, operation)) {
    await postponeOperation(db, operation, SHORTEST_PAUSE)
    return 'postponed'
  }
  await failOperation(db, operation, { errors: ['INTERNAL_SERVER_ERROR'], at: clock() })
  return 'failed'
}
