import { and, eq, ne, type SQL } from 'drizzle-orm'
import { sessions, users } from '#database/tables/index.ts'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Caller } from '#http/caller.ts'
import { recordPerson } from '../people.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'ids'>
type Person = Pick<typeof users.$inferSelect, 'id' | 'email' | 'organisationId'>

/** A session with its member. */
interface SessionOf {
  readonly session: typeof sessions.$inferSelect
  readonly user: Person
}

/** The session of that id, if it is one of a member of the organisation, or of this member. */
export async function findSessionOf(
  { db }: Pick<Dependencies, 'db'>,
  id: string,
  whose: { readonly userId: string } | { readonly organisationId: string },
): Promise<SessionOf | undefined> {
  const owner = 'userId' in whose ? eq(users.id, whose.userId) : eq(users.organisationId, whose.organisationId)
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), eq(users.kind, 'person'), owner))
  return row
}

/** Ends a session. Its cookie and its tokens are refused from the next call on, whichever process gets it. */
export const endSessionOf = (deps: Needed, { session, user }: SessionOf, by: Initiator): Promise<undefined> =>
  end(deps, user, eq(sessions.id, session.id), by)

/** Ends all sessions of the caller but the present one. */
export const endOtherSessions = (deps: Needed, caller: Caller, by: Initiator): Promise<undefined> =>
  end(deps, caller, ne(sessions.id, caller.sessionId), by)

/** Ends all sessions of a member. */
export const endAllSessions = (deps: Needed, user: Person, by: Initiator): Promise<undefined> =>
  end(deps, user, undefined, by)

const end = (deps: Needed, user: Person, which: SQL | undefined, by: Initiator): Promise<undefined> =>
  deps.db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, user.id), which))
      .returning({ id: sessions.id })
    if (ended.length > 0) await recordPerson(tx, deps, by, { action: 'session.ended', user })
    return undefined
  })
