import type { Audiences } from '@waymark/domain/condition'
import { isId } from '@waymark/domain/resource'
import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { audiences } from '#database/tables/index.ts'
import { transact } from '#database/transact.ts'
import { errorItem, type Refusal, refuseAll } from '#http/refusal.ts'

/** The audiences that conditions of a site may name. */
export const listAudiences = (db: Database, siteId: string): Promise<Audiences> =>
  db
    .select({ id: audiences.id, name: audiences.name })
    .from(audiences)
    .where(eq(audiences.siteId, siteId))
    .orderBy(asc(audiences.position))

/** Replaces the audiences of a site; visitors stay in those that remain. */
export async function replaceAudiences(db: Database, siteId: string, wanted: Audiences): Promise<undefined | Refusal> {
  const refusal = refusalOf(wanted)
  if (refusal) return refusal
  const ids = wanted.map(({ id }) => id)
  await transact(db, async (tx) => {
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
  return undefined
}

function refusalOf(wanted: Audiences): Refusal | undefined {
  const errors = wanted.flatMap(({ id, name }, index) => [
    ...(isId(id) ? [] : [errorItem('INVALID_JSON_ERROR', `${index}.id is no id`, { pointer: `/${index}/id` })]),
    ...(wanted.findIndex((other) => other.id === id) === index
      ? []
      : [errorItem('INVALID_JSON_ERROR', `${index}.id stands twice`, { pointer: `/${index}/id` })]),
    ...(name.length > 0 && name.length <= 255
      ? []
      : [
          errorItem('INVALID_JSON_ERROR', `${index}.name must have 1 to 255 characters`, { pointer: `/${index}/name` }),
        ]),
  ])
  if (errors.length > 0) return refuseAll(errors)
  if (wanted.length <= 1000) return undefined
  return refuseAll([errorItem('INVALID_JSON_ERROR', 'A site has at most 1000 audiences', { pointer: '' })])
}
