import type { AuditActorInLog } from '@waymark/domain/audit'
import { desc, eq } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { auditEntries } from '#database/tables/index.ts'

/** Everyone who appears in the audit log of an organisation, by name; of several names the last. */
export async function listActors(
  db: Database,
  organisationId: string,
): Promise<{ data: AuditActorInLog[]; total: number }> {
  const { actorType, actorId, actorName, position } = auditEntries
  const rows = await db
    .selectDistinctOn([actorType, actorId], { type: actorType, id: actorId, name: actorName })
    .from(auditEntries)
    .where(eq(auditEntries.organisationId, organisationId))
    .orderBy(actorType, actorId, desc(position))
  const data = rows
    .map(({ type, id, name }): AuditActorInLog => ({ id: id ?? type, type: 'audit_actor', attributes: { type, name } }))
    .sort((a, b) => a.attributes.name.localeCompare(b.attributes.name))
  return { data, total: data.length }
}
