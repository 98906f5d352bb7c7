import type { QueryOf } from '@waymark/api-client/endpoint'
import type { webhooks as endpoints } from '@waymark/api-client/endpoints'
import type { Webhook } from '@waymark/domain/webhook'
import { and, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { contains, listPage, orderOf, sortable } from '#database/list.ts'
import { webhookDeliveries, webhookSites, webhooks } from '#database/tables/index.ts'
import { wireDate } from '#http/wire-date.ts'
import type { WebhookRow } from './queue.ts'

const SORTING = {
  keys: { name: sortable(webhooks.name), created_at: sql`${webhooks.createdAt}` },
  tieBreakers: { createdAt: webhooks.createdAt, id: webhooks.id },
}

/** One page of the webhooks of an organisation, as resources; `search` looks in names and addresses. */
export async function listWebhooks(
  db: Database,
  organisationId: string,
  { search, sort, ...page }: NonNullable<QueryOf<typeof endpoints.list>>,
): Promise<{ data: Webhook[]; total: number }> {
  const matching = search ? or(contains(webhooks.name, search), contains(webhooks.url, search)) : undefined
  const { rows, total } = await listPage(db, {
    columns: { row: webhooks },
    from: webhooks,
    where: and(eq(webhooks.organisationId, organisationId), matching),
    order: orderOf(SORTING, sort, 'name'),
    page,
  })
  return {
    data: await presentWebhooks(
      db,
      rows.map(({ row }) => row),
    ),
    total,
  }
}

/** A webhook as the API shows it. */
export async function presentWebhook(db: Database, webhook: WebhookRow): Promise<Webhook> {
  const [presented] = await presentWebhooks(db, [webhook])
  if (!presented) throw new Error('One webhook is presented as one.')
  return presented
}

async function presentWebhooks(db: Database, rows: readonly WebhookRow[]): Promise<Webhook[]> {
  const ids = rows.map(({ id }) => id)
  const chosen = await db.select().from(webhookSites).where(inArray(webhookSites.webhookId, ids))
  const last = await db
    .selectDistinctOn([webhookDeliveries.webhookId])
    .from(webhookDeliveries)
    .where(and(inArray(webhookDeliveries.webhookId, ids), isNotNull(webhookDeliveries.triedAt)))
    .orderBy(webhookDeliveries.webhookId, desc(webhookDeliveries.triedAt))
  return rows.map((row) => {
    const delivery = last.find(({ webhookId }) => webhookId === row.id)
    const siteIds = chosen.filter(({ webhookId }) => webhookId === row.id).map(({ siteId }) => siteId)
    return {
      id: row.id,
      type: 'webhook',
      attributes: {
        name: row.name,
        url: row.url,
        events: [...row.events],
        site_ids: row.allSites ? null : siteIds,
        is_active: row.isActive,
        paused_reason: row.pausedReason,
        secret_end: row.secretEnd,
        last_delivery: delivery?.triedAt ? { state: delivery.state, tried_at: wireDate(delivery.triedAt) } : null,
        created_at: wireDate(row.createdAt),
        created_by: row.createdBy,
        updated_at: wireDate(row.updatedAt),
        updated_by: row.updatedBy,
      },
    }
  })
}
