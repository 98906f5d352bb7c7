import type { QueryOf } from '@waymark/api-client/endpoint'
import type { sessions as endpoints, ownAccount } from '@waymark/api-client/endpoints'
import { isId } from '@waymark/domain/resource'
import type { UserSession } from '@waymark/domain/session'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
import { contains, listPage, orderOf } from '#database/list.ts'
import { sessions, users } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import type { Caller } from '#http/caller.ts'
import { describeUserAgent } from '#http/user-agent.ts'
import { wireDate } from '#http/wire-date.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>
type Listed = Promise<{ data: UserSession[]; total: number }>

type OwnQuery = NonNullable<QueryOf<typeof ownAccount.sessions>>

const SORTING = {
  keys: {
    email: sql`${users.email}`,
    started_at: sql`${sessions.createdAt}`,
    last_used_at: sql`${sessions.lastUsedAt}`,
  },
  tieBreakers: { createdAt: sessions.createdAt, id: sessions.id },
}

/** One page of the live sessions of the members of the caller's organisation. */
export const listSessions = (
  deps: Needed,
  caller: Caller,
  { search, user_id, ...options }: NonNullable<QueryOf<typeof endpoints.list>>,
): Listed =>
  list(
    deps,
    caller,
    and(
      eq(users.organisationId, caller.organisationId),
      search ? contains(users.email, search) : undefined,
      user_id === undefined ? undefined : isId(user_id) ? eq(users.id, user_id) : sql`false`,
    ),
    options,
  )

/** One page of the caller's own live sessions. */
export const listOwnSessions = (deps: Needed, caller: Caller, options: OwnQuery): Listed =>
  list(deps, caller, eq(users.id, caller.id), options)

async function list(
  { db, clock }: Needed,
  caller: Caller,
  which: SQL | undefined,
  { sort, ...page }: OwnQuery,
): Listed {
  const { rows, total } = await listPage(db, {
    columns: { session: sessions, email: users.email },
    from: sessions,
    join: { table: users, on: eq(users.id, sessions.userId) },
    where: and(which, eq(users.kind, 'person'), gt(sessions.endsAt, clock())),
    order: orderOf(SORTING, sort, '-last_used_at'),
    page,
  })
  const data = rows.map(
    ({ session, email }): UserSession => ({
      id: session.id,
      type: 'session',
      attributes: {
        user_id: session.userId,
        email,
        started_at: wireDate(session.createdAt),
        last_used_at: wireDate(session.lastUsedAt),
        ends_at: wireDate(session.endsAt),
        address: session.lastUsedFrom,
        ...describeUserAgent(session.userAgent),
        is_current: session.id === caller.sessionId,
      },
    }),
  )
  return { data, total }
}
