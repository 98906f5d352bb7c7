import type { AUDIT_LIST, AuditAction, AuditEntry, AuditGroup } from '@waymark/domain/audit'
import { actionsOf } from '@waymark/domain/audit'
import { isId } from '@waymark/domain/resource'
import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { contains, type FilterConditions, filtersOf, listPage, type Page } from '#database/list.ts'
import { auditEntries } from '#database/tables/index.ts'
import { describeUserAgent } from '#http/user-agent.ts'
import { wireDate, wireDateOrNull } from '#http/wire-date.ts'

export type EntryRow = typeof auditEntries.$inferSelect

/** Which entries are wanted: `from` and `to` are ISO moments, the second one excluded. */
export interface AuditFilter {
  readonly search?: string | undefined
  readonly actor?: string | undefined
  readonly action?: readonly AuditAction[] | undefined
  readonly group?: readonly AuditGroup[] | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** In which order entries are wanted; the newest first when absent. */
export interface AuditOrder {
  readonly sort?: readonly ('created_at' | '-created_at')[] | undefined
}

interface AuditQuery extends AuditFilter, AuditOrder, Page {}

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
export const matching = (organisationId: string, { from, to, ...filter }: AuditFilter): SQL =>
  and(
    eq(auditEntries.organisationId, organisationId),
    ...filtersOf(CONDITIONS, filter),
    from === undefined ? undefined : gte(auditEntries.createdAt, new Date(from)),
    to === undefined ? undefined : lt(auditEntries.createdAt, new Date(to)),
  ) as SQL

export const isOldestFirst = ({ sort }: AuditOrder): boolean => sort?.[0] === 'created_at'

/** The order of entries; those of one moment follow their position. */
export function entryOrder(order: AuditOrder): SQL {
  const direction = isOldestFirst(order) ? sql`asc` : sql`desc`
  return sql`${auditEntries.createdAt} ${direction}, ${auditEntries.position} ${direction}`
}

/** One page of the audit log of an organisation, newest first unless asked otherwise, as resources. */
export async function listAudit(
  db: Database,
  organisationId: string,
  { limit, offset, sort, ...filter }: AuditQuery,
): Promise<{ data: AuditEntry[]; total: number }> {
  const { rows, total } = await listPage(db, {
    columns: { row: auditEntries },
    from: auditEntries,
    where: matching(organisationId, filter),
    order: entryOrder({ sort }),
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
