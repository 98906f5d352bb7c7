import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#database/database.ts'
import { refuse } from '#refusal.ts'

/** Identifies the content of the draft and of the published version, without reading either. */
export async function draftState(db: Database, siteId: string): Promise<string> {
  const [row] = await rowsOf<{ state: string }>(
    db,
    sql`select sites.draft_revision || '-' || versions.id as state from sites
      join versions on versions.site_id = sites.id and versions.version_type = 'published'
      where sites.id = ${siteId}::uuid`,
  )
  return row?.state ?? ''
}

/** Refuses to publish a draft that has changed since the caller saw it, if the caller names the state it was in. */
export function ensureUnchanged(present: string, seen: string | undefined): void {
  if (seen === undefined || seen === present) return
  throw refuse('DRAFT_CHANGED_ERROR', 'The draft has changed since its changes were listed')
}
