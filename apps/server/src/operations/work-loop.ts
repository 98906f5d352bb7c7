/** Takes work as it comes and does it, several pieces at a time. */
export interface WorkLoop {
  /** Begins to look for work by itself, too: for what other processes left behind. */
  start(): Promise<void>
  /** Looks for work now. Safe to call at any time and as often as one likes. */
  wake(): void
  /** Takes no more work and waits for what is under way. */
  stop(): Promise<void>
  /** Waits until nothing is left to do here. */
  idle(): Promise<void>
}

interface WorkLoopOptions<Work> {
  /** Takes the next piece of work, if there is any. */
  claim(): Promise<Work | undefined>
  /** Does it. Never throws. */
  run(work: Work): Promise<void>
  /** How many pieces are under way at one time. */
  readonly concurrency: number
  /** How often to look for work, in milliseconds. */
  readonly interval: number
  /** Releases all claims, before anything is claimed: for the only process on a database, whose earlier one has ended. */
  readonly releaseAll: (() => Promise<void>) | undefined
  /** Told when work could not be looked for. */
  onError(error: unknown): void
}

export function createWorkLoop<Work>(options: WorkLoopOptions<Work>): WorkLoop {
  const { claim, run, concurrency, interval, releaseAll, onError } = options
  const running = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let claiming: Promise<void> | undefined
  let again = false
  let stopped = false

  async function claimAll(): Promise<void> {
    do {
      again = false
      while (!stopped && running.size < concurrency) {
        const work = await claim()
        if (!work) break
        const tracked = run(work).finally(() => {
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
    claiming ??= claimAll()
      .catch(onError)
      .finally(() => {
        claiming = undefined
        // A call may have come between the last look and this moment.
        if (again) wake()
      })
  }

  async function idle(): Promise<void> {
    while (claiming || running.size > 0) await Promise.all([claiming, ...running])
  }

  return {
    wake,
    idle,
    async start() {
      await releaseAll?.()
      timer = setInterval(wake, interval).unref()
      wake()
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      await idle()
    },
  }
}
