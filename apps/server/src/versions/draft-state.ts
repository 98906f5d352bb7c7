import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#database/database.ts'
import { refuse } from '#refusal.ts'

/** Names what the draft and the published version hold at this moment, without reading either. */
export async function draftState(db: Database, siteId: string): Promise<string> {
  const [row] = await rowsOf<{ state: string }>(
    db,
    sql`select sites.draft_revision || '-' || versions.id as state from sites
      join versions on versions.site_id = sites.id and versions.version_type = 'published'
      where sites.id = ${siteId}::uuid`,
  )
  return row?.state ?? ''
}

/** Refuses to publish a draft other than the one whose changes were seen, if the caller names the state of that one. */
export function ensureUnchanged(present: string, seen: string | undefined): void {
  if (seen === undefined || seen === present) return
  throw refuse('DRAFT_CHANGED_ERROR', 'The draft has changed since its changes were listed')
}
