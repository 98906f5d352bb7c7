import type { PasswordChange, PasswordState } from '@waymark/domain/user'
import { eq } from 'drizzle-orm'
import { users } from '#database/tables/index.ts'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Caller } from '#http/caller.ts'
import { refuse } from '#refusal.ts'
import { countAttempt, deleteOldAttempts } from '../attempt-limit.ts'
import type { Client } from '../client.ts'
import { recordPerson } from '../people.ts'
import { replacePassword } from '../replace-password.ts'
import { ensurePasswordSignIn, isPasswordSignInOff } from '../sign-in-policy.ts'
import { ensureStrongPassword } from '../weak-password.ts'

/** Wrong current passwords that are allowed for an account. */
const ALLOWED = 5

/** Whether a person can sign in with a password. */
export async function readPasswordState(
  deps: Pick<Dependencies, 'db' | 'settings'>,
  user: Caller,
): Promise<PasswordState> {
  if (await isPasswordSignInOff(deps, user.email)) return { password: 'off' }
  return { password: (await readHash(deps, user)) === '' ? 'none' : 'set' }
}

/**
 * Replaces the caller's password and ends all their other sessions. The present one is required, so that an unattended screen
 * is not enough; wrong ones are limited.
 */
export async function changeOwnPassword(
  deps: Dependencies,
  user: Caller,
  { current_password, password }: PasswordChange,
  { by, client }: { by: Initiator; client: Pick<Client, 'network'> },
): Promise<undefined> {
  await ensurePasswordSignIn(deps, user.email)
  await ensureStrongPassword(password, user, ['password'])
  const present = await deps.passwords.inTurn({ source: client.network, isPreferred: true }, () =>
    checkPassword(deps, user, current_password),
  )
  const passwordHash = await deps.passwords.hash(password)
  await deps.db.transaction(async (tx) => {
    // Replaced by another request while this one was being hashed: what was entered is not the present one any more.
    const [row] = await tx.select().from(users).where(eq(users.id, user.id)).for('update')
    if (row?.passwordHash !== present) throw wrongPassword()
    await replacePassword(tx, user.id, passwordHash, { keep: user.sessionId })
    await tx.update(users).set({ updatedAt: deps.clock() }).where(eq(users.id, user.id))
    await recordPerson(tx, deps, by, { action: 'password.changed', user })
  })
}

/** The hash of the caller's password, which has to be this one. */
async function checkPassword(deps: Dependencies, user: Caller, password: string): Promise<string> {
  const counted = await countAttempt(deps, [{ of: ['password', 'own', user.id], allowed: ALLOWED }])
  await deleteOldAttempts(deps)
  const hash = await readHash(deps, user)
  if (!(await deps.passwords.isRight(password, hash))) throw wrongPassword()
  await counted.forgive()
  return hash
}

async function readHash({ db }: Pick<Dependencies, 'db'>, { id }: Caller): Promise<string> {
  const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, id))
  return row?.hash ?? ''
}

const wrongPassword = () =>
  refuse('INVALID_JSON_ERROR', 'current_password is not the password of this account', {
    field: ['current_password'],
    rule: { keyword: 'wrong-password' },
  })
