import type { User } from '@waymark/domain/session'
import { and, eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { users } from '#database/tables/index.ts'

export type UserRow = typeof users.$inferSelect

/** A user as the API shows them; the organisation goes by its name. */
export const presentUser = (user: Pick<UserRow, 'id' | 'email' | 'role' | 'language'>, organisation: string): User => ({
  id: user.id,
  type: 'ppms/user',
  attributes: { email: user.email, role: user.role, language: user.language, organization: organisation },
})

/** A member of an organisation; undefined when there is none of that id in it. */
export async function findUser(db: Database, organisationId: string, id: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), eq(users.organisationId, organisationId)))
  return user
}
