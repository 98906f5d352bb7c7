import type { Dependencies } from '#dependencies.ts'
import { claimNext, dropAllClaims } from './claim.ts'
import type { JobType, Work } from './job.ts'
import { runOperation } from './run-operation.ts'
import { sweep } from './sweep.ts'

/** Takes operations as they come and carries them out, a few at a time. */
export interface Runner {
  /** Looks for operations now. Safe to call at any time and as often as one likes. */
  wake(): void
  /** Begins to look for operations by itself, too: those that other processes left behind. */
  start(): Promise<void>
  /** Takes no more operations and waits for those under way. */
  stop(): Promise<void>
  /** Waits until nothing is left to do here. */
  idle(): Promise<void>
}

/** Operations under way at one time in one process; they wait for the database and for compression most of the time. */
const AT_ONCE = 4
/** How often to look for what others left behind, and how often to clear what is old, in milliseconds. */
const LOOK = 5_000
const CLEAR = 600_000

export interface RunnerOptions {
  jobs: Partial<Record<JobType, Work>>
  /** Names this process in claims. */
  name: string
  /** Whether this process is the only one on its database, so that no claim from before its start can be alive. */
  alone: boolean
}

export function createRunner(deps: Dependencies, { jobs, name, alone }: RunnerOptions): Runner {
  const running = new Set<Promise<void>>()
  const timers: NodeJS.Timeout[] = []
  let looking: Promise<void> | undefined
  let again = false
  let stopped = false

  async function look(): Promise<void> {
    do {
      again = false
      while (!stopped && running.size < AT_ONCE) {
        const operation = await claimNext(deps, name)
        if (!operation) break
        const work = runOperation(deps, operation, jobs[operation.operationType as JobType])
        const tracked = work.finally(() => {
          running.delete(tracked)
          wake()
        })
        running.add(tracked)
      }
    } while (again)
  }

  function wake(): void {
    if (stopped) return
    again = true
    looking ??= look()
      .catch((error) => deps.log('Operations could not be looked for', error))
      .finally(() => {
        looking = undefined
        // Somebody may have called between the last look and this moment.
        if (again) wake()
      })
  }

  async function idle(): Promise<void> {
    while (looking || running.size > 0) await Promise.all([looking, ...running])
  }

  return {
    wake,
    idle,
    async start() {
      if (alone) await dropAllClaims(deps.db)
      timers.push(
        setInterval(wake, LOOK),
        setInterval(() => void sweep(deps), CLEAR),
      )
      for (const timer of timers) timer.unref()
      void sweep(deps)
      wake()
    },
    async stop() {
      stopped = true
      for (const timer of timers) clearInterval(timer)
      await idle()
    },
  }
}
