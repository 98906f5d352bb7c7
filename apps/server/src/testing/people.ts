import { MODULES, type Role } from '@waymark/domain/session'
import { eq } from 'drizzle-orm'
import { organisations, sessions, users } from '../database/tables/index.ts'
import { createOrganisation } from '../suite/people/create-organisation.ts'
import type { UserRow } from '../suite/people/user.ts'
import type { Caller } from '../suite/session/caller.ts'
import { IDLE_LIMIT } from '../suite/session/limits.ts'
import { signToken } from '../suite/session/token.ts'
import type { World } from '../world.ts'

/** Makes an organisation with every module of the suite. */
export const makeOrganisation = (world: World, name = 'Northwind'): Promise<string> =>
  createOrganisation(world, { name, modules: MODULES, cdp: 'granted' })

/**
 * Makes a user who is signed in. The password is none that could be typed: tests of signing in set their own.
 */
export async function makeUser(world: World, organisationId: string, role: Role = 'USER'): Promise<Caller> {
  const id = world.ids()
  const at = world.clock()
  const [row] = await world.db
    .insert(users)
    .values({
      id,
      organisationId,
      email: `${id.slice(0, 8)}@northwind.example`,
      passwordHash: '',
      role,
      language: 'en',
      createdAt: at,
      updatedAt: at,
    })
    .returning()
  if (!row) throw new Error('The user was not made')
  return signedIn(world, row)
}

/** Signs in a user who exists, without asking for a password. */
export async function signedIn({ db, ids, clock }: World, user: UserRow): Promise<Caller> {
  const sessionId = ids()
  const createdAt = clock()
  const endsAt = new Date(createdAt.getTime() + IDLE_LIMIT * 1000)
  await db.insert(sessions).values({ id: sessionId, userId: user.id, secretHash: sessionId, createdAt, endsAt })
  const [organisation] = await db.select().from(organisations).where(eq(organisations.id, user.organisationId))
  const { id, email, role, language, organisationId } = user
  return { id, email, role, language, organisationId, organisation: organisation?.name ?? '', sessionId }
}

/** A token as the product would hold it now. */
export const tokenOf = (world: World, user: Caller): Promise<string> => signToken(world, user)
