import type { QueryOf } from '@waymark/api-client/endpoint'
import type { audit } from '@waymark/api-client/endpoints'
import type { AUDIT_LIST, AuditEntry } from '@waymark/domain/audit'
import { actionsOf } from '@waymark/domain/audit'
import { isId } from '@waymark/domain/resource'
import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { contains, type FilterConditions, filtersOf, listPage, type Page } from '#database/list.ts'
import { auditEntries } from '#database/tables/index.ts'
import { describeUserAgent } from '#http/user-agent.ts'
import { wireDate, wireDateOrNull } from '#http/wire-date.ts'

export type EntryRow = typeof auditEntries.$inferSelect

/** Which entries are wanted, `from` and `to` as ISO moments, the second one excluded; and their order, newest first when absent. */
export type AuditQuery = NonNullable<QueryOf<typeof audit.csv>>

const CONDITIONS: FilterConditions<typeof AUDIT_LIST.filters> = {
  search: (text) =>
    or(
      ...[auditEntries.objectName, auditEntries.siteName, auditEntries.actorName, auditEntries.address].map((column) =>
        contains(column, text),
      ),
    ) as SQL,
  actor: (text) => (isId(text) ? eq(auditEntries.actorId, text) : eq(sql`${auditEntries.actorType}`, text)),
  action: (actions) => inArray(auditEntries.action, [...actions]),
  group: (groups) => inArray(auditEntries.action, actionsOf(groups)),
}

/** The entries of an organisation that a filter leaves. */
export const matching = (organisationId: string, { sort: _, from, to, ...filter }: AuditQuery): SQL =>
  and(
    eq(auditEntries.organisationId, organisationId),
    ...filtersOf(CONDITIONS, filter),
    from === undefined ? undefined : gte(auditEntries.createdAt, new Date(from)),
    to === undefined ? undefined : lt(auditEntries.createdAt, new Date(to)),
  ) as SQL

export const isOldestFirst = ({ sort }: AuditQuery): boolean => sort?.[0] === 'created_at'

/** The order of entries; those of one moment follow their position. */
export function entryOrder(query: AuditQuery): SQL {
  const direction = isOldestFirst(query) ? sql`asc` : sql`desc`
  return sql`${auditEntries.createdAt} ${direction}, ${auditEntries.position} ${direction}`
}

/** One page of the audit log of an organisation, newest first unless asked otherwise, as resources. */
export async function listAudit(
  db: Database,
  organisationId: string,
  { limit, offset, ...query }: AuditQuery & Page,
): Promise<{ data: AuditEntry[]; total: number }> {
  const { rows, total } = await listPage(db, {
    columns: { row: auditEntries },
    from: auditEntries,
    where: matching(organisationId, query),
    order: entryOrder(query),
    page: { limit, offset },
  })
  return { data: rows.map(({ row }) => presentAuditEntry(row)), total }
}

/** An entry as the API shows it. */
export const presentAuditEntry = (row: EntryRow): AuditEntry => ({
  id: row.id,
  type: 'audit_entry',
  attributes: {
    created_at: wireDate(row.createdAt),
    action: row.action,
    actor: { type: row.actorType, id: row.actorId, name: row.actorName },
    object: { type: row.objectType, id: row.objectId, name: row.objectName },
    site: row.siteName === null ? null : { id: row.siteId, name: row.siteName },
    address: row.address,
    user_agent: row.userAgent,
    ...describeUserAgent(row.userAgent),
    signed_in_with: row.signedInWith,
    signed_in_at: wireDateOrNull(row.signedInAt),
    request_id: row.requestId,
    changes: [...row.changes],
  },
})
