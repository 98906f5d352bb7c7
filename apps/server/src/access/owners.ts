import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { organisations, users } from '#database/tables/index.ts'
import { Refused, refuse } from '#http/refusal.ts'
import type { UserRow } from './user.ts'

/**
 * Makes sure that an organisation keeps an owner when this user stops being one. Takes the organisation's row, so that
 * two owners cannot remove each other at the same time.
 */
export async function keepAnOwner(tx: Database, user: Pick<UserRow, 'id' | 'organisationId'>): Promise<void> {
  await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.id, user.organisationId))
    .for('update')
  const others = await tx.$count(
    users,
    and(eq(users.organisationId, user.organisationId), eq(users.role, 'OWNER'), ne(users.id, user.id)),
  )
  if (others === 0) throw new Refused(refuse('FORBIDDEN_ERROR', 'An organisation keeps at least one owner'))
}
