import { WEBHOOK_LIMIT, type WebhookCreate, type WebhookPatch } from '@waymark/domain/webhook'
import { and, eq, inArray } from 'drizzle-orm'
import { changesBetween, changeWithoutValues } from '#audit/record-audit.ts'
import type { Database } from '#database/database.ts'
import type { Author } from '#database/tables/content.ts'
import { organisations, sites, webhookDeliveries, webhookSites, webhooks } from '#database/tables/index.ts'
import type { Initiator } from '#database/tables/initiator.ts'
import type { Dependencies } from '#dependencies.ts'
import { refuse } from '#refusal.ts'
import { encryptValue } from '#secrets/encryption.ts'
import { newWebhookSecret, webhookSecretName } from '#secrets/webhook-secret.ts'
import type { WebhookRow } from './queue.ts'
import { ensureMaySend } from './receiver.ts'
import { recordWebhook, webhookAuditValues } from './record-webhook.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'ids' | 'settings'>

/** A webhook of an organisation; undefined when it has none of that id. */
export async function findWebhook(db: Database, organisationId: string, id: string): Promise<WebhookRow | undefined> {
  const [webhook] = await db
    .select()
    .from(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.organisationId, organisationId)))
  return webhook
}

/** Makes a webhook and gives it with its secret, which is not readable later. Refuses more than twenty in an organisation. */
export async function createWebhook(
  deps: Needed,
  { organisationId, author, by }: { organisationId: string; author: Author; by: Initiator },
  { id: wantedId, attributes }: WebhookCreate,
): Promise<{ webhook: WebhookRow; secret: string }> {
  const { db, clock, ids, settings } = deps
  const { name, url, events, site_ids, is_active } = attributes
  ensureMaySend(settings, url)
  const id = wantedId ?? ids()
  const { secret, secretEnd } = newWebhookSecret()
  const stored = await encryptValue(settings, webhookSecretName(id), secret)
  const at = clock()
  const webhook = await db.transaction(async (tx) => {
    await ensureRoom(tx, organisationId)
    const [created] = await tx
      .insert(webhooks)
      .values({
        id,
        organisationId,
        name,
        url,
        events,
        allSites: site_ids === null,
        isActive: is_active,
        secret: stored,
        secretEnd,
        createdAt: at,
        createdBy: author.email,
        updatedAt: at,
        updatedBy: author.email,
      })
      .onConflictDoNothing()
      .returning()
    if (!created) throw refuse('NOT_UNIQUE_ID_ERROR', 'Another webhook has this id', { field: ['data', 'id'] })
    if (site_ids) await setSites(tx, created, site_ids)
    const { name: _, ...recorded } = await webhookAuditValues(tx, created.id)
    await recordWebhook(tx, deps, by, {
      action: 'webhook.created',
      webhook: created,
      changes: changesBetween({}, recorded),
    })
    return created
  })
  return { webhook, secret }
}

/** Locks the organisation, so that two webhooks made at once do not both take the last place. */
async function ensureRoom(tx: Database, organisationId: string): Promise<void> {
  const own = eq(organisations.id, organisationId)
  await tx.select({ id: organisations.id }).from(organisations).where(own).for('no key update')
  if ((await tx.$count(webhooks, eq(webhooks.organisationId, organisationId))) < WEBHOOK_LIMIT) return
  throw refuse('WEBHOOK_LIMIT_ERROR', `An organisation has at most ${WEBHOOK_LIMIT} webhooks`)
}

/** Changes a webhook. One that is turned on sends at once what has been waiting. */
export async function changeWebhook(
  deps: Needed,
  webhook: WebhookRow,
  { author, by, changes }: { author: Author; by: Initiator; changes: WebhookPatch['attributes'] },
): Promise<undefined> {
  const { db, clock, settings } = deps
  const { name, url, events, site_ids, is_active } = changes
  if (url !== undefined) ensureMaySend(settings, url)
  const at = clock()
  await db.transaction(async (tx) => {
    await tx.select({ id: webhooks.id }).from(webhooks).where(eq(webhooks.id, webhook.id)).for('no key update')
    const before = await webhookAuditValues(tx, webhook.id)
    await tx
      .update(webhooks)
      .set({
        name,
        url,
        events,
        ...(site_ids !== undefined && { allSites: site_ids === null }),
        ...(is_active !== undefined && { isActive: is_active, pausedReason: null }),
        ...(is_active && { failingSince: null }),
        updatedAt: at,
        updatedBy: author.email,
      })
      .where(eq(webhooks.id, webhook.id))
    if (site_ids !== undefined) await setSites(tx, webhook, site_ids ?? [])
    if (is_active && !webhook.isActive) {
      const waiting = and(eq(webhookDeliveries.webhookId, webhook.id), eq(webhookDeliveries.state, 'waiting'))
      await tx.update(webhookDeliveries).set({ nextTryAt: at }).where(waiting)
    }
    const recorded = changesBetween(before, await webhookAuditValues(tx, webhook.id))
    // The rest of the address is not recorded, only that it is another one.
    const isMoved = url !== undefined && url !== webhook.url && !recorded.some(({ field }) => field === 'origin')
    const all = isMoved ? [...recorded, changeWithoutValues('url')] : recorded
    if (all.length === 0) return
    const changed = { ...webhook, name: name ?? webhook.name }
    await recordWebhook(tx, deps, by, { action: 'webhook.changed', webhook: changed, changes: all })
  })
}

/** Removes a webhook with its deliveries; what waits is not sent. */
export const removeWebhook = (deps: Needed, webhook: WebhookRow, by: Initiator): Promise<undefined> =>
  deps.db.transaction(async (tx) => {
    const removed = await tx.delete(webhooks).where(eq(webhooks.id, webhook.id)).returning({ id: webhooks.id })
    if (removed.length > 0) await recordWebhook(tx, deps, by, { action: 'webhook.removed', webhook })
    return undefined
  })

/** Replaces the secret of a webhook and gives the new one, which is not readable later. */
export async function rotateSecret(
  deps: Needed,
  { id }: WebhookRow,
  { author, by }: { author: Author; by: Initiator },
): Promise<{ webhook: WebhookRow; secret: string }> {
  const { db, clock, settings } = deps
  const { secret, secretEnd } = newWebhookSecret()
  const stored = await encryptValue(settings, webhookSecretName(id), secret)
  const changes = { secret: stored, secretEnd, updatedAt: clock(), updatedBy: author.email }
  const webhook = await db.transaction(async (tx) => {
    const [rotated] = await tx.update(webhooks).set(changes).where(eq(webhooks.id, id)).returning()
    if (!rotated) throw refuse('NOT_FOUND_ERROR', 'The webhook has been removed')
    await recordWebhook(tx, deps, by, { action: 'webhook.secret_rotated', webhook: rotated })
    return rotated
  })
  return { webhook, secret }
}

/** Sets the sites of a webhook. Refuses a site of another organisation. */
async function setSites(tx: Database, { id, organisationId }: WebhookRow, siteIds: readonly string[]): Promise<void> {
  await tx.delete(webhookSites).where(eq(webhookSites.webhookId, id))
  if (siteIds.length === 0) return
  const own = await tx
    .select({ siteId: sites.id })
    .from(sites)
    .where(and(eq(sites.organisationId, organisationId), inArray(sites.id, [...siteIds])))
    .for('key share')
  if (own.length < siteIds.length) {
    throw refuse('RELATED_RESOURCE_NOT_FOUND_ERROR', 'There is no such site', {
      field: ['data', 'attributes', 'site_ids'],
    })
  }
  await tx.insert(webhookSites).values(own.map(({ siteId }) => ({ webhookId: id, siteId })))
}
