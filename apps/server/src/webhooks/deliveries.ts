import type { QueryOf } from '@waymark/api-client/endpoint'
import type { webhooks as endpoints } from '@waymark/api-client/endpoints'
import { type WebhookDelivery, WebhookEvent } from '@waymark/domain/webhook'
import { and, eq, inArray, sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '#database/database.ts'
import { listPage } from '#database/list.ts'
import type { Author } from '#database/tables/content.ts'
import { webhookDeliveries, webhooks } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { wireDate, wireDateOrNull } from '#http/wire-date.ts'
import { refuse } from '#refusal.ts'
import { afterTry, type DeliveryRow, type WebhookRow } from './queue.ts'
import { presentActor } from './record-event.ts'
import { sendOnce } from './send.ts'

/** One page of the deliveries of a webhook, newest first unless sorted otherwise. */
export async function listDeliveries(
  db: Database,
  webhook: WebhookRow,
  { state, sort, ...page }: NonNullable<QueryOf<typeof endpoints.deliveries>>,
): Promise<{ data: WebhookDelivery[]; total: number }> {
  const inState = state && state.length > 0 ? inArray(webhookDeliveries.state, [...state]) : undefined
  const { rows, total } = await listPage(db, {
    columns: { row: webhookDeliveries },
    from: webhookDeliveries,
    where: and(eq(webhookDeliveries.webhookId, webhook.id), inState),
    order: sort?.[0] === 'created_at' ? sql`${webhookDeliveries.position}` : sql`${webhookDeliveries.position} desc`,
    page,
  })
  return { data: rows.map(({ row }) => presentDelivery(row)), total }
}

/** A delivery of a webhook; undefined when it has none of that id, or does not keep it any more. */
export async function findDelivery(db: Database, webhookId: string, id: string): Promise<DeliveryRow | undefined> {
  const [delivery] = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId)))
  return delivery
}

/**
 * Sends a delivery again as soon as possible. One that waits keeps its tries; one that had ended gets a single one, so
 * that it does not hold up the deliveries after it.
 */
export async function redeliver(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  webhook: WebhookRow,
  { id, triesLeft }: DeliveryRow,
): Promise<DeliveryRow> {
  if (!webhook.isActive) throw refuse('WEBHOOK_OFF_ERROR', 'A webhook that is off sends nothing')
  const [delivery] = await db
    .update(webhookDeliveries)
    .set({ state: 'waiting', triesLeft: Math.max(triesLeft, 1), nextTryAt: clock() })
    .where(eq(webhookDeliveries.id, id))
    .returning()
  if (!delivery) throw refuseRemoved()
  return delivery
}

/** Sends a ping now, once, whether or not the webhook is on, and gives the delivery with what came back. */
export async function sendPing(
  deps: Pick<Dependencies, 'db' | 'clock' | 'ids' | 'settings'>,
  webhook: WebhookRow,
  author: Author,
): Promise<DeliveryRow> {
  const at = deps.clock()
  const event: WebhookEvent = {
    id: deps.ids(),
    type: 'ping',
    created_at: wireDate(at),
    organization_id: webhook.organisationId,
    site: null,
    actor: presentActor(author),
    data: {},
  }
  const message = { id: deps.ids(), eventType: event.type, body: JSON.stringify(event) }
  const tried = await sendOnce(deps, webhook, message)
  const after = afterTry({ tries: [], tryCount: 0, triesLeft: 1 }, tried, deps.clock())
  return deps.db.transaction(async (tx) => {
    const stillThere = tx.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.id, webhook.id)).for('key share')
    if ((await stillThere).length === 0) throw refuseRemoved()
    const [delivery] = await tx
      .insert(webhookDeliveries)
      .values({ ...message, ...after, webhookId: webhook.id, createdAt: at })
      .returning()
    if (!delivery) throw refuseRemoved()
    return delivery
  })
}

const refuseRemoved = () => refuse('NOT_FOUND_ERROR', 'This has been removed')

/** A delivery as the API shows it. */
export const presentDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  type: 'webhook_delivery',
  attributes: {
    event_type: row.eventType,
    event: v.parse(WebhookEvent, JSON.parse(row.body)),
    state: row.state,
    tries: [...row.tries],
    try_count: row.tryCount,
    tries_left: row.triesLeft,
    next_try_at: wireDateOrNull(row.nextTryAt),
    created_at: wireDate(row.createdAt),
  },
})
