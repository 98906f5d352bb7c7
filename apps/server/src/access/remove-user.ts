import { eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { users } from '#database/tables/index.ts'
import { transact } from '#database/transact.ts'
import { keepAnOwner } from './owners.ts'
import type { UserRow } from './user.ts'

/** Removes a member with their sessions and rights. What they did stays signed with their address. */
export const removeUser = (db: Database, user: UserRow): Promise<void> =>
  transact(db, async (tx) => {
    if (user.role === 'OWNER') await keepAnOwner(tx, user)
    await tx.delete(users).where(eq(users.id, user.id))
  })
