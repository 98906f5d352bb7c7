import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#database/database.ts'
import { type Logger, levelOf } from '#monitoring/logger.ts'
import { StoreUnavailable } from './store.ts'
import { type StoreDependencies, syncContainer } from './sync.ts'

/** How often to compare the store with the database, in milliseconds. */
const RECONCILE_INTERVAL = 5_000
/** The longest pause while the store cannot be used. */
const LONGEST_PAUSE = 300_000

/**
 * Updates the store for sites without an unfinished operation, which would do it itself: after a change of the store, and for
 * sites that are gone. Throws `StoreUnavailable`.
 */
export async function reconcileStore(deps: StoreDependencies): Promise<void> {
  if (!deps.store) return
  for (;;) {
    const siteIds = await differingSites(deps.db, deps.store.name)
    if (siteIds.length === 0) return
    for (const siteId of siteIds) await syncContainer(deps, siteId)
  }
}

/** Up to 20 sites whose stored container differs from the database; in random order, as other processes do the same. */
async function differingSites(db: Database, store: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    db,
    sql`select coalesce(live.site_id, stored.site_id) as id
      from artifact_pointers as live full join stored_containers as stored on stored.site_id = live.site_id
      where (live.artifact_hash is distinct from stored.artifact_hash or stored.store <> ${store})
        and not exists (select 1 from operations where operations.site_id = live.site_id
          and operations.state in ('created', 'started'))
      order by random() limit 20`,
  )
  return rows.map(({ id }) => id)
}

/** Reconciles every `RECONCILE_INTERVAL`. While the store cannot be used the pauses double, up to `LONGEST_PAUSE`. */
export function startReconciling(deps: StoreDependencies, log: Logger): { stop(): Promise<void> } {
  let pause = RECONCILE_INTERVAL
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  const reconcile = async () => {
    try {
      await reconcileStore(deps)
      pause = RECONCILE_INTERVAL
    } catch (error) {
      pause = Math.min(pause * 2, LONGEST_PAUSE)
      const next = { retry_seconds: pause / 1000 }
      if (error instanceof StoreUnavailable) log.warn(next, error.message)
      else log[levelOf(error)]({ ...next, err: error }, 'Containers could not be written to the store')
    }
    if (!stopped) timer = setTimeout(start, pause).unref()
  }
  const start = () => {
    running = reconcile()
  }
  if (deps.store) start()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
