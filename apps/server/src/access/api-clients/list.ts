import type { QueryOf } from '@waymark/api-client/endpoint'
import type { apiClients as endpoints } from '@waymark/api-client/endpoints'
import type { ApiClient } from '@waymark/domain/organisation'
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { contains, listPage, orderOf, sortable } from '#database/list.ts'
import { apiClients, users } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { wireDate, wireDateOrNull } from '#http/wire-date.ts'
import { countLevels } from '../rights.ts'
import type { ApiClientRow } from './api-clients.ts'
import { stateOf } from './state.ts'

type State = ApiClient['attributes']['state']

const SORTING = {
  keys: {
    name: sortable(apiClients.name),
    created_at: sql`${users.createdAt}`,
    last_used_at: sql`${apiClients.lastUsedAt}`,
    ends_at: sql`${apiClients.endsAt}`,
  },
  tieBreakers: { createdAt: users.createdAt, id: users.id },
}

/** One page of the clients of an organisation. */
export async function listApiClients(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  organisationId: string,
  { search, state, sort, ...page }: NonNullable<QueryOf<typeof endpoints.list>>,
): Promise<{ data: ApiClient[]; total: number }> {
  const now = clock()
  const where = and(
    eq(users.organisationId, organisationId),
    search ? or(contains(apiClients.name, search), eq(users.email, search)) : undefined,
    state && or(...state.map((one) => isIn(one, now))),
  )
  const { rows, total } = await listPage(db, {
    columns: { client: apiClients, user: users },
    from: apiClients,
    join: { table: users, on: eq(users.id, apiClients.userId) },
    where,
    order: orderOf(SORTING, sort, 'name'),
    page,
  })
  return { data: await presentApiClients(db, rows, now), total }
}

/** The clients for which `stateOf` gives this state. */
function isIn(state: State, now: Date): SQL {
  const { revokedAt, endsAt } = apiClients
  if (state === 'revoked') return sql`${revokedAt} is not null`
  const ended = sql`coalesce(${endsAt} <= ${now.toISOString()}::timestamptz, false)`
  return state === 'ended' ? sql`(${revokedAt} is null and ${ended})` : sql`(${revokedAt} is null and not ${ended})`
}

/** Clients as the API shows them at a moment. */
export async function presentApiClients(db: Database, rows: readonly ApiClientRow[], now: Date): Promise<ApiClient[]> {
  const levelsOf = await countLevels(
    db,
    rows.map(({ user }) => user.id),
  )
  return rows.map(({ client, user }) => ({
    id: user.id,
    type: 'api_client',
    attributes: {
      name: client.name,
      client_id: user.email,
      state: stateOf(client, now),
      created_at: wireDate(user.createdAt),
      created_by: client.createdBy,
      ends_at: wireDateOrNull(client.endsAt),
      revoked_at: wireDateOrNull(client.revokedAt),
      last_used_at: wireDateOrNull(client.lastUsedAt),
      last_used_from: client.lastUsedFrom,
      secret_rotated_at: wireDateOrNull(client.secretRotatedAt),
      secret_rotated_by: client.secretRotatedBy,
      levels: levelsOf(user.id),
    },
  }))
}
