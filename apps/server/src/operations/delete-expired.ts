import { sql } from 'drizzle-orm'
import type { Dependencies } from '#dependencies.ts'
import { levelOf } from '#monitoring/logger.ts'

/**
 * Deletes what is kept for a limited time: ended operations, exports and uploads, edits and viewers of items, answers to
 * idempotency keys, deliveries of webhooks, debug links long after their end (until then their page says that they have
 * expired), and compiled artifacts that no site and no debug session uses any more. Ends early when `stopping` is aborted.
 */
export async function deleteExpired(
  { db, clock, log }: Pick<Dependencies, 'db' | 'clock' | 'log'>,
  stopping?: AbortSignal,
): Promise<void> {
  const now = clock().getTime()
  const dayAgo = sql`${new Date(now - DAY).toISOString()}::timestamptz`
  const weekAgo = sql`${new Date(now - 7 * DAY).toISOString()}::timestamptz`
  const monthAgo = sql`${new Date(now - 30 * DAY).toISOString()}::timestamptz`
  const expired = [
    sql`delete from operations where state in ('completed', 'failed') and updated_at < ${dayAgo}`,
    sql`delete from export_files where created_at < ${dayAgo}`,
    sql`delete from import_files where created_at < ${dayAgo}`,
    sql`delete from debug_links where ends_at < ${monthAgo}`,
    sql`delete from debug_artifacts where created_at < ${weekAgo}`,
    sql`delete from item_edits where edited_at < ${weekAgo}`,
    sql`delete from idempotent_calls where created_at < ${dayAgo}`,
    sql`delete from webhook_deliveries where created_at < ${monthAgo}`,
    sql`delete from item_viewers where seen_at < ${dayAgo}`,
    sql`delete from artifacts as old where created_at < ${dayAgo}
      and not exists (select 1 from artifact_pointers where artifact_hash = old.hash)
      and not exists (select 1 from debug_artifacts where artifact_hash = old.hash)`,
  ]
  try {
    for (const statement of expired) {
      if (stopping?.aborted) return
      await db.execute(statement)
    }
  } catch (err) {
    log[levelOf(err)]({ err }, 'Old records could not be deleted')
  }
}

const DAY = 86_400_000
