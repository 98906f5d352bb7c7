import type { TwoFactor, TwoFactorSecret } from '@waymark/domain/session'
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { organisations, recoveryCodes, secondFactors, users } from '#database/tables/index.ts'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import { wireDateOrNull } from '#http/wire-date.ts'
import { refuse } from '#refusal.ts'
import { decryptValue, encryptValue } from '#secrets/encryption.ts'
import { twoFactorSecretName } from '#secrets/stored-values.ts'
import { recordPerson } from '../people.ts'
import { replaceRecoveryCodes, useRecoveryCode } from './recovery-codes.ts'
import { newTotpSecret, presentSecret, stepOfCode } from './totp.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'ids' | 'settings'>
interface Owner {
  readonly id: string
  readonly email: string
}
interface Organised {
  readonly organisationId: string
}

const confirmed = (userId: string) => and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt))

/** Whether a user signs in with a second factor. */
export const hasSecondFactor = async (db: Database, userId: string): Promise<boolean> =>
  (await db.$count(secondFactors, confirmed(userId))) > 0

/** The two-factor sign-in of a user, as they may see it. */
export async function readTwoFactor({ db }: Needed, userId: string): Promise<TwoFactor> {
  const [row] = await db
    .select({ confirmedAt: secondFactors.confirmedAt, required: organisations.twoFactorRequired })
    .from(users)
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.id, userId))
  return {
    enabled: Boolean(row?.confirmedAt),
    enabled_at: wireDateOrNull(row?.confirmedAt ?? null),
    recovery_codes_left: await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),
    required: row?.required ?? false,
  }
}

/** Makes a secret for a user, in place of one that has not been confirmed. */
export async function beginSecondFactor({ db, settings }: Needed, { id, email }: Owner): Promise<TwoFactorSecret> {
  const plain = newTotpSecret()
  const secret = await encryptValue(settings, twoFactorSecretName(id), plain)
  const begun = await db
    .insert(secondFactors)
    .values({ userId: id, secret })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { secret }, setWhere: isNull(secondFactors.confirmedAt) })
    .returning()
  if (begun.length === 0) throw alreadyOn()
  return presentSecret(plain, email)
}

/** Activates the secret by a code made from it, and gives the recovery codes. */
export async function confirmSecondFactor(deps: Needed, user: Owner & Organised, code: string, by: Initiator) {
  const { db, clock, settings } = deps
  const userId = user.id
  const now = clock()
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  if (!row) throw refuse('TWO_FACTOR_STATE_ERROR', 'Setting up two-factor sign-in has not begun')
  const step = stepOfCode(await decryptValue(settings, twoFactorSecretName(userId), row.secret), code, now)
  return db.transaction(async (tx) => {
    if (step === undefined && row.confirmedAt === null) throw wrongCode()
    // The secret is compared as well: another tab may have begun again.
    const unconfirmed = and(
      eq(secondFactors.userId, userId),
      eq(secondFactors.secret, row.secret),
      isNull(secondFactors.confirmedAt),
    )
    const set = { confirmedAt: now, lastStep: step ?? 0 }
    if ((await tx.update(secondFactors).set(set).where(unconfirmed).returning()).length === 0) throw alreadyOn()
    await recordPerson(tx, deps, by, { action: 'two_factor.enabled', user })
    return replaceRecoveryCodes(tx, userId)
  })
}

/**
 * Uses up a code of the authenticator app or a recovery code, and returns which it was; refuses one that is wrong or has been
 * used.
 */
export async function useCode(
  deps: Needed,
  user: Owner & Organised,
  code: string,
  by: Initiator,
): Promise<'code' | 'recovery-code'> {
  const { db, clock, settings } = deps
  const userId = user.id
  const [row] = await db.select().from(secondFactors).where(confirmed(userId))
  if (!row) throw refuse('TWO_FACTOR_STATE_ERROR', 'Two-factor sign-in is off')
  const step = stepOfCode(await decryptValue(settings, twoFactorSecretName(userId), row.secret), code, clock())
  if (step === undefined) {
    return db.transaction(async (tx) => {
      if (!(await useRecoveryCode(tx, userId, code))) throw wrongCode()
      await recordPerson(tx, deps, by, { action: 'two_factor.recovery_code_used', user })
      return 'recovery-code' as const
    })
  }
  // In one statement, so that two processes cannot take the same code.
  const fresh = and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step))
  const used = await db.update(secondFactors).set({ lastStep: step }).where(fresh).returning()
  if (used.length === 0) throw wrongCode()
  return 'code'
}

/** Turns two-factor sign-in off for a user; false if it was off. */
export const removeSecondFactor = (
  deps: Pick<Dependencies, 'db' | 'clock' | 'ids'>,
  user: Owner & Organised,
  by: Initiator,
): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id))
    const [removed] = await tx.delete(secondFactors).where(eq(secondFactors.userId, user.id)).returning()
    if (removed?.confirmedAt) await recordPerson(tx, deps, by, { action: 'two_factor.disabled', user })
    return removed !== undefined
  })

const wrongCode = () => refuse('INVALID_CODE_ERROR', 'This code is not valid or has been used', { field: ['code'] })
const alreadyOn = () => refuse('TWO_FACTOR_STATE_ERROR', 'Two-factor sign-in is on already')
