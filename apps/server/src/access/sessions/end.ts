import { and, eq, ne } from 'drizzle-orm'
import { sessions, users } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Caller } from '#http/caller.ts'
import type { UserRow } from '../people.ts'

type Needed = Pick<Dependencies, 'db'>
type SessionRow = typeof sessions.$inferSelect

/** The session of that id, if it is one of a member of the organisation, or of this member. */
export async function findSessionOf(
  { db }: Needed,
  id: string,
  whose: { readonly userId: string } | { readonly organisationId: string },
): Promise<SessionRow | undefined> {
  const owner = 'userId' in whose ? eq(users.id, whose.userId) : eq(users.organisationId, whose.organisationId)
  const [row] = await db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, id), eq(users.kind, 'person'), owner))
  return row?.session
}

/** Ends a session. Its cookie and its tokens are refused from the next call on, whichever process gets it. */
export async function endSessionOf({ db }: Needed, { id }: SessionRow): Promise<undefined> {
  await db.delete(sessions).where(eq(sessions.id, id))
}

/** Ends all sessions of the caller but the one that asks. */
export async function endOtherSessions({ db }: Needed, { id, sessionId }: Caller): Promise<undefined> {
  await db.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, sessionId)))
}

/** Ends all sessions of a member. */
export async function endAllSessions({ db }: Needed, { id }: UserRow): Promise<undefined> {
  await db.delete(sessions).where(eq(sessions.userId, id))
}
