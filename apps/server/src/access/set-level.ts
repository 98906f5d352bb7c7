import type { AuditObject } from '@waymark/domain/audit'
import type { AccessLevel } from '@waymark/domain/permission'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#audit/record-audit.ts'
import type { Database } from '#database/database.ts'
import { accessLevels, apiClients, sites } from '#database/tables/index.ts'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import { refuse } from '#refusal.ts'
import type { UserRow } from './people.ts'
import { grant } from './rights.ts'

/** Sets the level of a member or API client on a site, and records it if it has changed. Refuses a revoked client. */
export const setLevel = (
  deps: Pick<Dependencies, 'db' | 'clock' | 'ids'>,
  { siteId, account, level }: { siteId: string; account: UserRow; level: AccessLevel },
  by: Initiator,
): Promise<undefined> =>
  deps.db.transaction(async (tx) => {
    const [site] = await tx.select({ name: sites.name }).from(sites).where(eq(sites.id, siteId)).for('key share')
    const [present] = await tx
      .select({ level: accessLevels.level })
      .from(accessLevels)
      .where(and(eq(accessLevels.siteId, siteId), eq(accessLevels.userId, account.id)))
      .for('update')
    const object = await objectOfAccount(tx, account)
    await grant(tx, { siteId, userId: account.id, level })
    const before = present?.level ?? 'none'
    if (before === level || !site) return undefined
    await recordAudit(tx, deps, by, {
      organisationId: account.organisationId,
      action: 'level.changed',
      object,
      site: { id: siteId, name: site.name },
      changes: [{ field: 'level', of: site.name, before, after: level }],
    })
    return undefined
  })

/** A member or API client as an entry of the audit log names it. */
async function objectOfAccount(tx: Database, { id, kind, email }: UserRow): Promise<AuditObject> {
  if (kind === 'person') return { type: 'person', id, name: email }
  const [client] = await tx.select().from(apiClients).where(eq(apiClients.userId, id))
  if (client?.revokedAt) throw refuse('API_CLIENT_REVOKED_ERROR', 'A client that was revoked cannot be changed')
  return { type: 'client', id, name: client?.name ?? email }
}
