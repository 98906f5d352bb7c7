import type { Database } from '#database/database.ts'
import { readTriggers, type StoredTrigger } from '../read-items.ts'

/** A trigger of the draft by its id. */
export async function findTrigger(db: Database, siteId: string, triggerId: string): Promise<StoredTrigger | undefined> {
  const [trigger] = await readTriggers(db, siteId, [triggerId])
  return trigger
}
