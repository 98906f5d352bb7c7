import { MODULES } from '@waymark/domain/licence'
import type { AccessLevel } from '@waymark/domain/permission'
import type { Role } from '@waymark/domain/user'
import { eq } from 'drizzle-orm'
import { createApiClient } from '#access/api-clients/api-clients.ts'
import type { UserRow } from '#access/people.ts'
import { createOrganisation } from '#access/people.ts'
import { grant } from '#access/rights.ts'
import { IDLE_LIMIT } from '#access/session.ts'
import { signToken } from '#access/token.ts'
import { organisations, sessions, users } from '#database/tables/index.ts'
import { SERVER } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Caller } from '#http/caller.ts'

/** Makes an organisation with every module of the suite. */
export const makeOrganisation = (deps: Dependencies, name = 'Northwind'): Promise<string> =>
  createOrganisation(deps, { name, modules: MODULES, cdp: 'granted' })

/**
 * Makes a user who is signed in. The user has no password: tests of signing in create users of their own.
 */
export async function makeUser(deps: Dependencies, organisationId: string, role: Role = 'USER'): Promise<Caller> {
  const id = deps.ids()
  const at = deps.clock()
  const [row] = await deps.db
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
  return signedIn(deps, row)
}

/** Makes an API client that has a token. */
export async function makeApiClient(deps: Dependencies, organisationId: string, name = 'Pipeline'): Promise<Caller> {
  const { row } = await createApiClient(deps, organisationId, { name, ends_at: null }, SERVER)
  return { ...(await signedIn(deps, row.user)), email: name }
}

/** Signs in a user who exists, without asking for a password. */
export async function signedIn({ db, ids, clock }: Dependencies, user: UserRow): Promise<Caller> {
  const sessionId = ids()
  const createdAt = clock()
  const endsAt = new Date(createdAt.getTime() + IDLE_LIMIT * 1000)
  await db.insert(sessions).values({
    id: sessionId,
    userId: user.id,
    secretHash: sessionId,
    createdAt,
    lastUsedAt: createdAt,
    endsAt,
  })
  const [organisation] = await db.select().from(organisations).where(eq(organisations.id, user.organisationId))
  const { id, kind, email, name, role, language, organisationId } = user
  return { id, kind, email, name, role, language, organisationId, organisation: organisation?.name ?? '', sessionId }
}

/** Gives a user a password. */
export async function givePassword({ db, passwords }: Dependencies, user: Caller, password: string): Promise<void> {
  const passwordHash = await passwords.hash(password)
  await db.update(users).set({ passwordHash }).where(eq(users.id, user.id))
}

/** A token as the product would hold it now; while the clock stands still it is signed once, as a browser keeps it. */
export function tokenOf(deps: Dependencies, user: Caller): Promise<string> {
  const kept = tokens.get(deps) ?? new WeakMap()
  tokens.set(deps, kept)
  const now = deps.clock().getTime()
  const held = kept.get(user)
  if (held?.now === now) return held.token
  const token = signToken(deps, user)
  kept.set(user, { now, token })
  return token
}

const tokens = new WeakMap<Dependencies, WeakMap<Caller, { now: number; token: Promise<string> }>>()

/** Gives a user a level on a site. */
export const giveAccess = (deps: Dependencies, user: Caller, siteId: string, level: AccessLevel): Promise<void> =>
  grant(deps.db, { siteId, userId: user.id, level })
