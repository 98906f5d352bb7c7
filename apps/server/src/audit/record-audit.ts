import type { AuditAction, AuditChange, AuditObject, AuditValue } from '@waymark/domain/audit'
import type { Database } from '#database/database.ts'
import { auditEntries, type SiteRow } from '#database/tables/index.ts'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'

/** What was done, and to what. Names are kept as they are now. */
export interface AuditEvent {
  readonly organisationId: string
  readonly action: AuditAction
  readonly object: AuditObject
  /** The website or meta-site that the object belongs to. */
  readonly site?: Pick<SiteRow, 'id' | 'name'> | undefined
  readonly changes?: readonly AuditChange[]
}

/**
 * Writes an entry of the audit log, within the transaction of what it tells of: both are done or neither. The entry holds
 * no secrets; the caller leaves them out.
 */
export async function recordAudit(
  tx: Database,
  { clock, ids }: Pick<Dependencies, 'clock' | 'ids'>,
  { actor, address, userAgent, requestId, signedIn }: Initiator,
  { organisationId, action, object, site, changes = [] }: AuditEvent,
): Promise<void> {
  await tx.insert(auditEntries).values({
    id: ids(),
    organisationId,
    createdAt: clock(),
    action,
    actorType: actor.type,
    actorId: actor.id,
    actorName: actor.name,
    objectType: object.type,
    objectId: object.id,
    objectName: object.name,
    siteId: site?.id ?? null,
    siteName: site?.name ?? null,
    address,
    userAgent,
    requestId,
    signedInWith: signedIn?.with ?? null,
    signedInAt: signedIn ? new Date(signedIn.at) : null,
    changes,
  })
}

/** The values that differ between two records; those that `after` leaves out have not been changed. */
export const changesBetween = (
  before: Readonly<Record<string, AuditValue | undefined>>,
  after: Readonly<Record<string, AuditValue | undefined>>,
): AuditChange[] =>
  Object.entries(after).flatMap(([field, value]) => {
    const earlier = before[field] ?? null
    if (value === undefined || JSON.stringify(earlier) === JSON.stringify(value)) return []
    return [{ field, of: null, before: earlier, after: value }]
  })

/** A change that is recorded without its values, because they are secret or large. */
export const changeWithoutValues = (field: string): AuditChange => ({ field, of: null, before: null, after: null })
