import { eq } from 'drizzle-orm'
import { users } from '#database/tables/index.ts'
import type { Initiator, SignInMethod } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import { asMember } from '#http/initiator-of-call.ts'
import { levelOf } from '#monitoring/logger.ts'
import { Refused } from '#refusal.ts'
import { recordPerson, type UserRow } from './people.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'ids'>

const withMethod = (method: SignInMethod) => [{ field: 'method', of: null, before: null, after: method }]

/** Records that a user has signed in or out, or was refused after the password; within that transaction if there is one. */
export async function recordSignIn(
  deps: Needed,
  userId: string,
  by: Initiator,
  { action, method }: { action: 'sign_in.completed' | 'sign_in.refused' | 'sign_in.ended'; method?: SignInMethod },
): Promise<void> {
  const [user] = await deps.db.select().from(users).where(eq(users.id, userId))
  if (!user) return
  const isRefused = action === 'sign_in.refused'
  const changes = method ? withMethod(method) : []
  await recordPerson(deps.db, deps, isRefused ? by : asMember(by, user), { action, user, changes })
}

/**
 * Records that a password was refused, when the answer has been given: otherwise the time until the answer would reveal which
 * e-mail addresses have an account.
 */
export function recordRefusedPassword(deps: Dependencies, user: UserRow, by: Initiator): void {
  setImmediate(() => {
    recordPerson(deps.db, deps, by, { action: 'sign_in.refused', user, changes: withMethod('password') }).catch((err) =>
      deps.log[levelOf(err)]({ err }, 'A refused sign-in could not be recorded'),
    )
  })
}

/** Records that a code was wrong, if that is the error; one try too many is not recorded. */
export async function recordRefusedCode(
  deps: Needed,
  userId: string,
  { by, error }: { by: Initiator; error: unknown },
): Promise<void> {
  const isWrong = error instanceof Refused && error.refusals.some(({ code }) => code === 'INVALID_CODE_ERROR')
  if (isWrong) await recordSignIn(deps, userId, by, { action: 'sign_in.refused', method: 'code' })
}
