import type { Audiences } from '@waymark/domain/condition'
import { isId } from '@waymark/domain/resource'
import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { audiences } from '#database/tables/index.ts'
import { refusal, throwIfAny } from '#refusal.ts'

/** The audiences that conditions of a site may name. */
export const listAudiences = (db: Database, siteId: string): Promise<Audiences> =>
  db
    .select({ id: audiences.id, name: audiences.name })
    .from(audiences)
    .where(eq(audiences.siteId, siteId))
    .orderBy(asc(audiences.position))

/** Replaces the audiences of a site; visitors stay in those that remain. */
export async function replaceAudiences(db: Database, siteId: string, wanted: Audiences): Promise<undefined> {
  ensureValid(wanted)
  const ids = wanted.map(({ id }) => id)
  await db.transaction(async (tx) => {
    await tx.delete(audiences).where(and(eq(audiences.siteId, siteId), notInArray(audiences.id, ids)))
    if (wanted.length === 0) return
    await tx
      .insert(audiences)
      .values(wanted.map(({ id, name }, position) => ({ siteId, id, name, position })))
      .onConflictDoUpdate({
        target: [audiences.siteId, audiences.id],
        set: { name: sql`excluded.name`, position: sql`excluded.position` },
      })
  })
}

function ensureValid(wanted: Audiences): void {
  const invalid = (detail: string, field: readonly (string | number)[]) =>
    refusal('INVALID_JSON_ERROR', detail, { field })
  throwIfAny(
    wanted.flatMap(({ id, name }, index) => [
      ...(isId(id) ? [] : [invalid(`${index}.id is no id`, [index, 'id'])]),
      ...(wanted.findIndex((other) => other.id === id) === index
        ? []
        : [invalid(`${index}.id stands twice`, [index, 'id'])]),
      ...(name.length > 0 && name.length <= 255
        ? []
        : [invalid(`${index}.name must have 1 to 255 characters`, [index, 'name'])]),
    ]),
  )
  throwIfAny(wanted.length <= 1000 ? [] : [invalid('A site has at most 1000 audiences', [])])
}
