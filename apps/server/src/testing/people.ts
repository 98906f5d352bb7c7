import type { Role } from '@waymark/domain/session'
import { eq } from 'drizzle-orm'
import { cdpAccess, licences, modules, organisations, sessions, users } from '../database/tables/index.ts'
import type { Caller } from '../suite/session/caller.ts'
import { IDLE_LIMIT } from '../suite/session/limits.ts'
import { signToken } from '../suite/session/token.ts'
import type { World } from '../world.ts'

/** Makes an organisation with every module of the suite. */
export async function makeOrganisation({ db, ids, clock }: World, name = 'Northwind'): Promise<string> {
  const id = ids()
  const bought = ['tag_manager', 'analytics', 'consent_manager', 'customer_data_platform', 'administration']
  await db.insert(organisations).values({ id, name, createdAt: clock() })
  await db.insert(licences).values({
    organisationId: id,
    status: 'active',
    expiresAt: null,
    inactiveAt: null,
    modules: bought,
    plan: { type: 'business', traffic_limit: null },
    isTrial: false,
  })
  await db.insert(modules).values(bought.map((module) => ({ organisationId: id, module })))
  await db.insert(cdpAccess).values({ organisationId: id, state: 'granted' })
  return id
}

/**
 * Makes a user who is signed in. The password is none that could be typed: tests of signing in set their own.
 */
export async function makeUser(world: World, organisationId: string, role: Role = 'USER'): Promise<Caller> {
  const { db, ids, clock } = world
  const id = ids()
  const sessionId = ids()
  const email = `${id.slice(0, 8)}@northwind.example`
  const now = clock()
  await db.insert(users).values({
    id,
    organisationId,
    email,
    passwordHash: '',
    role,
    language: 'en',
    createdAt: now,
    updatedAt: now,
  })
  await db.insert(sessions).values({
    id: sessionId,
    userId: id,
    secretHash: sessionId,
    createdAt: now,
    endsAt: new Date(now.getTime() + IDLE_LIMIT * 1000),
  })
  const [organisation] = await db.select().from(organisations).where(eq(organisations.id, organisationId))
  return {
    id,
    email,
    role,
    language: 'en',
    organisationId,
    organisation: organisation?.name ?? '',
    sessionId,
  }
}

/** A token as the product would hold it now. */
export const tokenOf = (world: World, user: Caller): Promise<string> => signToken(world, user)
