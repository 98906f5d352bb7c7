import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { isSequenced, tags } from '#database/tables/index.ts'

/** The tags of the draft that fire a tag before or after them, by name. */
export const sequencingTags = (db: Database, siteId: string, tagId: string): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: tags.id, name: tags.name })
    .from(tags)
    .where(
      and(
        eq(tags.siteId, siteId),
        isSequenced(tags),
        sql`${tagId} in (${tags.setupTag} ->> 'id', ${tags.cleanupTag} ->> 'id')`,
      ),
    )
    .orderBy(asc(tags.name))
