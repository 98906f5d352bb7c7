import type { Database } from '#database/database.ts'
import { readTags, type StoredTag } from '../read-items.ts'

/** A tag of the draft by its id. */
export async function findTag(db: Database, siteId: string, tagId: string): Promise<StoredTag | undefined> {
  const [tag] = await readTags(db, siteId, [tagId])
  return tag
}
