import type { AuditChange, AuditValue } from '@waymark/domain/audit'
import { wireDate } from '#http/wire-date.ts'
import type { EntryRow } from './list-audit.ts'

/** The columns of the audit log as a table: their names, and what stands in them. */
const COLUMNS: Readonly<Record<string, (row: EntryRow) => string | null>> = {
  time: ({ createdAt }) => wireDate(createdAt),
  action: ({ action }) => action,
  actor_type: ({ actorType }) => actorType,
  actor_id: ({ actorId }) => actorId,
  actor_name: ({ actorName }) => actorName,
  object_type: ({ objectType }) => objectType,
  object_id: ({ objectId }) => objectId,
  object_name: ({ objectName }) => objectName,
  site_id: ({ siteId }) => siteId,
  site_name: ({ siteName }) => siteName,
  address: ({ address }) => address,
  user_agent: ({ userAgent }) => userAgent,
  signed_in_with: ({ signedInWith }) => signedInWith,
  signed_in_at: ({ signedInAt }) => signedInAt && wireDate(signedInAt),
  request_id: ({ requestId }) => requestId,
  changes: ({ changes }) => changes.map(changeText).join('; '),
}

export const COLUMN_NAMES: readonly string[] = Object.keys(COLUMNS)

/** What stands in the columns for an entry; empty where there is nothing. */
export const cellsOf = (row: EntryRow): string[] => Object.values(COLUMNS).map((read) => read(row) ?? '')

/** A change in one text: `level (Northwind Outlet): view → edit`. A value that is kept secret has no sides. */
function changeText({ field, of, before, after }: AuditChange): string {
  const name = of === null ? field : `${field} (${of})`
  return before === null && after === null ? name : `${name}: ${valueText(before)} → ${valueText(after)}`
}

const valueText = (value: AuditValue): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''))
