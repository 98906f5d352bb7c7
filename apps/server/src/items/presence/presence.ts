import { type OtherUser, PRESENCE } from '@waymark/domain/item-edit'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import { accountName } from '#access/api-clients/account-name.ts'
import type { Database } from '#database/database.ts'
import { rowsOf } from '#database/database.ts'
import { itemViewers, users } from '#database/tables/index.ts'
import { wireDate } from '#http/wire-date.ts'
import { lastEditors } from '../edits.ts'

/** The revision of a tag, trigger or variable of a site, whichever has the id. */
export async function findRevision(db: Database, siteId: string, itemId: string): Promise<number | undefined> {
  const of = (table: string) => sql`select revision from ${sql.raw(table)}
    where site_id = ${siteId}::uuid and id = ${itemId}::uuid`
  const [row] = await rowsOf<{ revision: string | number }>(
    db,
    sql`${of('tags')} union all ${of('triggers')} union all ${of('variables')} limit 1`,
  )
  return row && Number(row.revision)
}

interface Viewer {
  readonly siteId: string
  readonly itemId: string
  readonly userId: string
  readonly at: Date
}

/** Records that a user has an item open. */
export async function recordViewer(db: Database, { at, ...viewer }: Viewer): Promise<void> {
  await db
    .insert(itemViewers)
    .values({ ...viewer, seenAt: at })
    .onConflictDoUpdate({
      target: [itemViewers.siteId, itemViewers.itemId, itemViewers.userId],
      set: { seenAt: at },
    })
}

/** Records that a user has left an item. */
export async function forgetViewer(db: Database, { siteId, itemId, userId }: Omit<Viewer, 'at'>): Promise<void> {
  await db
    .delete(itemViewers)
    .where(and(eq(itemViewers.siteId, siteId), eq(itemViewers.itemId, itemId), eq(itemViewers.userId, userId)))
}

/** The other users who have an item open, then those who have changed it in the last minutes. */
export async function otherUsers(db: Database, { siteId, itemId, userId, at }: Viewer): Promise<OtherUser[]> {
  const open = await db
    .select({ id: users.id, email: accountName, at: itemViewers.seenAt })
    .from(itemViewers)
    .innerJoin(users, eq(users.id, itemViewers.userId))
    .where(
      and(
        eq(itemViewers.siteId, siteId),
        eq(itemViewers.itemId, itemId),
        ne(itemViewers.userId, userId),
        gt(itemViewers.seenAt, new Date(at.getTime() - PRESENCE.open)),
      ),
    )
    .orderBy(accountName)
  const after = new Date(at.getTime() - PRESENCE.edited)
  const present = new Set<string | null>(open.map(({ id }) => id))
  const editors = await lastEditors(db, { siteId, itemId, except: userId, after })
  return [
    ...open.map(({ email, at }) => ({ email, state: 'open' as const, at: wireDate(at) })),
    ...editors.flatMap(({ id, email, at }) =>
      email === null || present.has(id) ? [] : [{ email, state: 'edited' as const, at: wireDate(at) }],
    ),
  ]
}
