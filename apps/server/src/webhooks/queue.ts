import { type DeliveryTry, isDelivered, RETRY_PAUSES } from '@waymark/domain/webhook'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import { webhookDeliveries, webhooks } from '#database/tables/index.ts'
import { SERVER } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import { recordWebhook } from './record-webhook.ts'

export type WebhookRow = typeof webhooks.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect

/** Longer than a try can take. Leases are counted by the database's clock, which all processes share. */
const LEASE = sql`now() + interval '30 seconds'`
/** A webhook that nothing could be delivered to for this long is turned off, in milliseconds. */
const FAILING_LIMIT = 5 * 86_400_000
/** How many tries of a delivery are kept. */
const KEPT_TRIES = 20

/** A webhook that this process alone sends to now, and the delivery that is next. */
export interface Claimed {
  readonly webhook: WebhookRow
  readonly delivery: DeliveryRow
}

/**
 * Claims the webhook whose next delivery has been due for longest. A delivery is next when the ones before it have been
 * taken or given up. Webhooks that other processes send to are skipped.
 */
export async function claimDue({
  db,
  clock,
  ids,
}: Pick<Dependencies, 'db' | 'clock' | 'ids'>): Promise<Claimed | undefined> {
  const at = clock()
  const due = sql`(select webhook.id from webhooks as webhook, lateral (select next_try_at from webhook_deliveries
      where webhook_id = webhook.id and state = 'waiting' order by position limit 1) as head
    where webhook.is_active and (webhook.lease_until is null or webhook.lease_until < now())
      and head.next_try_at <= ${at.toISOString()}::timestamptz
    order by head.next_try_at, webhook.id limit 1 for no key update of webhook skip locked)`
  for (;;) {
    const [webhook] = await db
      .update(webhooks)
      .set({ claimedBy: ids(), leaseUntil: LEASE })
      .where(eq(webhooks.id, due))
      .returning()
    if (!webhook) return undefined
    const delivery = await firstWaiting(db, webhook.id)
    if (delivery?.nextTryAt && delivery.nextTryAt <= at) return { webhook, delivery }
    // Another process has sent it between the query and the claim.
    await release(db, webhook)
  }
}

async function firstWaiting(db: Database, webhookId: string): Promise<DeliveryRow | undefined> {
  const [delivery] = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhookId, webhookId), eq(webhookDeliveries.state, 'waiting')))
    .orderBy(asc(webhookDeliveries.position))
    .limit(1)
  return delivery
}

const UNCLAIMED = { claimedBy: null, leaseUntil: null }

/** Releases a claim, with changes to the webhook; tells whether the claim still held. */
async function release(
  db: Database,
  { id, claimedBy }: WebhookRow,
  changes: Partial<WebhookRow> = {},
): Promise<boolean> {
  const released = await db
    .update(webhooks)
    .set({ ...UNCLAIMED, ...changes })
    .where(and(eq(webhooks.id, id), eq(webhooks.claimedBy, claimedBy ?? '')))
    .returning({ id: webhooks.id })
  return released.length > 0
}

/** Releases every claim: for the start of a process that is the only one there can be. */
export async function releaseAll(db: Database): Promise<void> {
  await db.update(webhooks).set(UNCLAIMED)
}

/**
 * Stores the result of a try and releases the claim. Stores nothing if another process has taken the webhook over, which
 * sends the delivery again. Tells whether the webhook has been turned off for failing too long.
 */
export const keepTry = (
  deps: Pick<Dependencies, 'db' | 'clock' | 'ids'>,
  { webhook, delivery }: Claimed,
  tried: DeliveryTry,
): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock()
    const failingSince = isDelivered(tried) ? null : (webhook.failingSince ?? at)
    const isPaused = failingSince !== null && at.getTime() - failingSince.getTime() >= FAILING_LIMIT
    const pause = isPaused ? { isActive: false, pausedReason: 'failing' as const, updatedAt: at, updatedBy: null } : {}
    if (!(await release(tx, webhook, { failingSince, ...pause }))) return false
    await tx
      .update(webhookDeliveries)
      .set(afterTry(delivery, tried, at))
      .where(eq(webhookDeliveries.id, delivery.id))
    if (isPaused) await recordWebhook(tx, deps, SERVER, { action: 'webhook.turned_off', webhook })
    return isPaused
  })

/** A delivery after one more try. */
export function afterTry(
  { tries, tryCount, triesLeft }: Pick<DeliveryRow, 'tries' | 'tryCount' | 'triesLeft'>,
  tried: DeliveryTry,
  at: Date,
) {
  const left = isDelivered(tried) ? 0 : triesLeft - 1
  const pause = RETRY_PAUSES[RETRY_PAUSES.length - left]
  const state = isDelivered(tried) ? 'delivered' : pause === undefined ? 'given_up' : 'waiting'
  return {
    state,
    tries: [...tries, tried].slice(-KEPT_TRIES),
    tryCount: tryCount + 1,
    triesLeft: left,
    triedAt: at,
    nextTryAt: state === 'waiting' && pause !== undefined ? new Date(at.getTime() + pause * 1000) : null,
  } as const
}
