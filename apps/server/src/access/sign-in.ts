import type { Credentials } from '@waymark/domain/session'
import { and, eq, lte } from 'drizzle-orm'
import { organisations, sessions } from '#database/tables/index.ts'
import type { SignInMethod } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import { deleteOldAttempts } from './attempt-limit.ts'
import type { Client } from './client.ts'
import { isKnownDevice, rememberDevice } from './known-devices.ts'
import { countTry } from './password-limits.ts'
import { startPending } from './pending-sign-in.ts'
import { findPerson, type UserRow } from './people.ts'
import { recordRefusedPassword, recordSignIn } from './record-sign-in.ts'
import { startSession } from './session.ts'
import { ensurePasswordSignIn } from './sign-in-policy.ts'
import { hasSecondFactor } from './two-factor/second-factor.ts'

/** Secrets for cookies: of a new session, and of the browser as one that is known. */
export interface SignedIn {
  readonly session: string
  readonly device: string
}

/** A step that is left, and the secret for the cookie of the sign-in that waits for it. */
export interface NextStep {
  readonly next: 'code' | 'set-up'
  readonly pending: string
}

/**
 * Checks e-mail and password, and starts the session unless a second step is needed. An unknown e-mail and a wrong password
 * are refused alike and after the same time.
 */
export async function signIn(
  deps: Dependencies,
  { email: sent, password }: Credentials,
  client: Client,
): Promise<SignedIn | NextStep> {
  const email = sent.toLowerCase()
  await ensurePasswordSignIn(deps, email)
  const isKnown = await isKnownDevice(deps, client.device, email)
  const requester = { source: isKnown ? client.device : client.network, isPreferred: isKnown }
  const user = await deps.passwords.inTurn(requester, async () => {
    const found = await findPerson(deps.db, email)
    const counted = await countTry(deps, email, client, isKnown)
    const isRight = await deps.passwords.isRight(password, found?.passwordHash ?? '')
    await deleteOldAttempts(deps)
    if (!isRight && found) recordRefusedPassword(deps, found, client.by)
    if (!isRight || !found) throw counted.refusal
    await counted.succeed()
    return found
  })
  return afterPassword(deps, user, client)
}

/** Starts the session of a user whose password was right or has just been set, unless a second step is needed. */
export async function afterPassword(
  deps: Dependencies,
  { id, organisationId }: Pick<UserRow, 'id' | 'organisationId'>,
  client: Client,
): Promise<SignedIn | NextStep> {
  if (await hasSecondFactor(deps.db, id)) return { next: 'code', pending: await startPending(deps, id) }
  const requiring = and(eq(organisations.id, organisationId), organisations.twoFactorRequired)
  if ((await deps.db.$count(organisations, requiring)) > 0) {
    return { next: 'set-up', pending: await startPending(deps, id) }
  }
  return completeSignIn(deps, id, { client, method: 'password' })
}

/** Starts the session of a user who has completed all steps. */
export async function completeSignIn(
  deps: Dependencies,
  userId: string,
  { client, method }: { client: Client; method: SignInMethod },
): Promise<SignedIn> {
  await deps.db.delete(sessions).where(lte(sessions.endsAt, deps.clock()))
  return {
    session: await startRecordedSession(deps, userId, { client, method }),
    device: await rememberDevice(deps, client.device, userId),
  }
}

/** Starts a session and records that its user has signed in, both or neither. */
export const startRecordedSession = (
  deps: Dependencies,
  userId: string,
  { client, method }: { client: Client; method: SignInMethod },
): Promise<string> =>
  deps.db.transaction(async (db) => {
    await recordSignIn({ ...deps, db }, userId, client.by, { action: 'sign_in.completed', method })
    return startSession({ ...deps, db }, userId, { client, method })
  })
