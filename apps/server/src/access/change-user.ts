import type { UserPatch } from '@waymark/domain/session'
import { and, eq, ne } from 'drizzle-orm'
import { sessions, users } from '#database/tables/index.ts'
import { transact } from '#database/transact.ts'
import type { Dependencies } from '#dependencies.ts'
import { Refused } from '#http/refusal.ts'
import { emailTaken } from './create-user.ts'
import { keepAnOwner } from './owners.ts'
import { hashPassword } from './password.ts'
import type { UserRow } from './user.ts'

/** Changes a member. A new password ends all their sessions. The last owner cannot become anything else. */
export async function changeUser(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  user: UserRow,
  { email, password, role, language }: UserPatch['attributes'],
): Promise<void> {
  const passwordHash = password === undefined ? undefined : await hashPassword(password)
  await transact(db, async (tx) => {
    if (role === 'USER') await keepAnOwner(tx, user)
    if (email !== undefined && (await tx.$count(users, and(eq(users.email, email), ne(users.id, user.id)))) > 0) {
      throw new Refused(emailTaken())
    }
    if (passwordHash) await tx.delete(sessions).where(eq(sessions.userId, user.id))
    await tx
      .update(users)
      .set({
        ...(email !== undefined && { email }),
        ...(role !== undefined && { role }),
        ...(language !== undefined && { language }),
        ...(passwordHash !== undefined && { passwordHash }),
        updatedAt: clock(),
      })
      .where(eq(users.id, user.id))
  })
}
