import type { UserCreate } from '@waymark/domain/session'
import { eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { users } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { errorItem, type Refusal, refuse, refuseAll } from '#http/refusal.ts'
import { hashPassword } from './password.ts'
import type { UserRow } from './user.ts'

/** Adds a member to an organisation. E-mail addresses are unique in the whole installation, whatever their case. */
export async function createUser(
  { db, clock, ids }: Pick<Dependencies, 'db' | 'clock' | 'ids'>,
  organisationId: string,
  wanted: UserCreate,
): Promise<UserRow | Refusal> {
  const { email, password, role, language } = wanted.attributes
  if (await isEmailTaken(db, email)) return emailTaken()
  const at = clock()
  const [user] = await db
    .insert(users)
    .values({
      id: wanted.id ?? ids(),
      organisationId,
      email,
      passwordHash: await hashPassword(password),
      role,
      language,
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
    .returning()
  if (user) return user
  // Somebody else took the address or the id while the password was being hashed, or the id was taken before.
  if (await isEmailTaken(db, email)) return emailTaken()
  return refuse('NOT_UNIQUE_ID_ERROR', 'Another user has this id', { pointer: '/data/id' })
}

/** Whether a user of the installation, in any organisation, has the address. */
export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  return (await db.$count(users, eq(users.email, email))) > 0
}

/** What is answered when an address belongs to another user. */
export const emailTaken = (): Refusal =>
  refuseAll([
    errorItem(
      'INVALID_JSON_ERROR',
      'attributes.email belongs to another user',
      { pointer: '/data/attributes/email' },
      { keyword: 'not-unique', keyword_args: {} },
    ),
  ])
