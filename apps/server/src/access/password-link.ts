import { type OpenPasswordLink, PASSWORD_LINK_HOURS, type PasswordLink } from '@waymark/domain/user'
import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { changesBetween } from '#audit/record-audit.ts'
import type { Database } from '#database/database.ts'
import { passwordLinks, users } from '#database/tables/index.ts'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import { asMember } from '#http/initiator-of-call.ts'
import { wireDate } from '#http/wire-date.ts'
import { refuse } from '#refusal.ts'
import { organisationName, recordPerson, type UserRow } from './people.ts'
import { endPasswordLinks, replacePassword } from './replace-password.ts'
import { newSecret, secretHash } from './secret-hash.ts'
import { ensurePasswordSignIn } from './sign-in-policy.ts'
import { ensureStrongPassword } from './weak-password.ts'

const HOUR = 3_600_000
/** How long after its end a link is still known, in milliseconds. */
const MEMORY = 30 * 24 * HOUR

type Needed = Pick<Dependencies, 'db' | 'clock' | 'ids' | 'settings'>

/**
 * Makes the link with which a user sets their password, for three days if it is their first one, else for one. An earlier
 * link ends. The secret stands in the fragment, which browsers send nowhere; only its hash is kept.
 */
export async function createPasswordLink(deps: Needed, user: UserRow, by: Initiator): Promise<PasswordLink> {
  const { db, clock, ids, settings } = deps
  await ensurePasswordSignIn(deps, user.email)
  const kind = user.passwordHash === '' ? 'invitation' : 'reset'
  const now = clock()
  const endsAt = new Date(now.getTime() + PASSWORD_LINK_HOURS[kind] * HOUR)
  const secret = newSecret()
  await db.transaction(async (tx) => {
    await tx.delete(passwordLinks).where(lte(passwordLinks.endsAt, new Date(now.getTime() - MEMORY)))
    // The row is locked, so that of two links made at the same time only one can be used.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update')
    await endPasswordLinks(tx, user.id)
    await tx.insert(passwordLinks).values({ secretHash: secretHash(secret), userId: user.id, kind, endsAt })
    await recordPerson(tx, deps, by, {
      action: 'password.link_created',
      user,
      changes: changesBetween({}, { link: kind, ends_at: wireDate(endsAt) }),
    })
  })
  const url = `${settings.origin}/set-password#${secret}`
  return { id: ids(), type: 'password_link', attributes: { kind, url, ends_at: wireDate(endsAt) } }
}

/** Whose password a link sets; refuses a link that is unknown or has ended. */
export async function readPasswordLink(deps: Needed, secret: string): Promise<OpenPasswordLink> {
  const { user, link } = await findOpenLink(deps, deps.db, secret)
  await ensurePasswordSignIn(deps, user.email)
  return { email: user.email, kind: link.kind, ends_at: wireDate(link.endsAt) }
}

/** Sets the password of a link's user and uses the link up. The user's sessions end. Gives the user. */
export async function setPasswordByLink(
  deps: Needed & Pick<Dependencies, 'passwords'>,
  { token, password }: { token: string; password: string },
  by: Initiator,
): Promise<UserRow> {
  const { user } = await findOpenLink(deps, deps.db, token)
  await ensurePasswordSignIn(deps, user.email)
  const organisation = await organisationName(deps.db, user.organisationId)
  await ensureStrongPassword(password, { email: user.email, organisation }, ['password'])
  const passwordHash = await deps.passwords.hash(password)
  return deps.db.transaction(async (tx) => {
    const used = await tx
      .update(passwordLinks)
      .set({ endedBy: 'use' })
      .where(
        and(
          eq(passwordLinks.secretHash, secretHash(token)),
          isNull(passwordLinks.endedBy),
          gt(passwordLinks.endsAt, deps.clock()),
        ),
      )
      .returning()
    // Ended while the password was being hashed: the refusal has the reason.
    if (used.length === 0) await findOpenLink(deps, tx, token)
    await replacePassword(tx, user.id, passwordHash)
    await recordPerson(tx, deps, asMember(by, user), { action: 'password.set_by_link', user })
    return user
  })
}

async function findOpenLink({ clock }: Needed, db: Database, secret: string) {
  const [found] = await db
    .select({ link: passwordLinks, user: users })
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(eq(passwordLinks.secretHash, secretHash(secret)))
  if (!found) throw refuse('PASSWORD_LINK_UNKNOWN_ERROR', 'There is no such link')
  const { endedBy, endsAt } = found.link
  if (endedBy === 'use') throw refuse('PASSWORD_LINK_USED_ERROR', 'This link has set a password already')
  if (endedBy === 'replacement')
    throw refuse('PASSWORD_LINK_REPLACED_ERROR', 'A newer link or password has replaced it')
  if (endsAt <= clock()) throw refuse('PASSWORD_LINK_ENDED_ERROR', `This link could be used until ${wireDate(endsAt)}`)
  return found
}
