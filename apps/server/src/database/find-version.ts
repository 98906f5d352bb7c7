import { isId } from '@waymark/domain/resource'
import { and, eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { versions } from './tables/index.ts'

export type VersionRow = typeof versions.$inferSelect

/** A version of a site by its id or by the alias `draft` or `published`. Anything else is nothing. */
export async function findVersion(db: Database, siteId: string, idOrAlias: string): Promise<VersionRow | undefined> {
  const named = idOrAlias === 'draft' || idOrAlias === 'published'
  if (!named && !isId(idOrAlias)) return undefined
  const wanted = named ? eq(versions.versionType, idOrAlias) : eq(versions.id, idOrAlias)
  const [row] = await db
    .select()
    .from(versions)
    .where(and(eq(versions.siteId, siteId), wanted))
  return row
}
