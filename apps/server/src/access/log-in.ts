import type { Credentials } from '@waymark/domain/session'
import { eq, lte } from 'drizzle-orm'
import { sessions, users } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { type Refusal, refuse } from '#http/refusal.ts'
import { FAILURE_WINDOW } from './limits.ts'
import { isPassword } from './password.ts'
import { startSession } from './session.ts'
import { beginAttempt } from './throttle.ts'

/** Signs somebody in and gives the secret for the session's cookie. Who is unknown and who errs hear the same. */
export async function logIn(
  deps: Dependencies,
  { email, password }: Credentials,
  address: string,
): Promise<{ secret: string } | Refusal> {
  const spelled = email.toLowerCase()
  const attempt = await beginAttempt(deps, { address, email: spelled })
  if (!attempt.allowed) return TOO_MANY
  const [user] = await deps.db.select().from(users).where(eq(users.email, spelled))
  const good = await isPassword(password, user?.passwordHash ?? '')
  if (!good || !user) return refuse('INVALID_CREDENTIALS_ERROR', 'This e-mail and password do not belong together')
  await attempt.clear()
  await deps.db.delete(sessions).where(lte(sessions.endsAt, deps.clock()))
  return { secret: await startSession(deps, user.id) }
}

const TOO_MANY: Refusal = {
  ...refuse('TOO_MANY_REQUESTS_ERROR', 'Too many failed attempts, please wait a quarter of an hour'),
  headers: { 'Retry-After': String(FAILURE_WINDOW) },
}
