import type { AuditAction, AuditChange, AuditValue } from '@waymark/domain/audit'
import { and, asc, eq } from 'drizzle-orm'
import { recordAudit } from '#audit/record-audit.ts'
import type { Database } from '#database/database.ts'
import { sites, webhookSites, webhooks } from '#database/tables/index.ts'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'

type WebhookRow = typeof webhooks.$inferSelect

/** Records what was done with a webhook. */
export const recordWebhook = (
  tx: Database,
  deps: Pick<Dependencies, 'clock' | 'ids'>,
  by: Initiator,
  {
    action,
    webhook: { id, name, organisationId },
    changes = [],
  }: { action: AuditAction; webhook: WebhookRow; changes?: readonly AuditChange[] },
): Promise<void> =>
  recordAudit(tx, deps, by, { organisationId, action, object: { type: 'webhook', id, name }, changes })

/** A webhook as the audit log records it. Of its address only the origin: receivers have secrets in the rest. */
export async function webhookAuditValues(tx: Database, id: string): Promise<Record<string, AuditValue>> {
  const [webhook] = await tx.select().from(webhooks).where(eq(webhooks.id, id))
  if (!webhook) return {}
  const named = await tx
    .select({ name: sites.name })
    .from(webhookSites)
    .innerJoin(sites, eq(sites.id, webhookSites.siteId))
    .where(and(eq(webhookSites.webhookId, id)))
    .orderBy(asc(sites.name))
  return {
    name: webhook.name,
    origin: new URL(webhook.url).origin,
    events: [...webhook.events],
    websites: webhook.allSites ? 'all' : named.map(({ name }) => name),
    is_active: webhook.isActive,
  }
}
