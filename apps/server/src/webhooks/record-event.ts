import type { WebhookEvent, WebhookEventData, WebhookEventType } from '@waymark/domain/webhook'
import { TRIES_LIMIT } from '@waymark/domain/webhook'
import { and, eq, exists, or, sql } from 'drizzle-orm'
import type { Database } from '#database/database.ts'
import type { Author } from '#database/tables/content.ts'
import { type SiteRow, sites, webhookDeliveries, webhookSites, webhooks } from '#database/tables/index.ts'
import { wireDate } from '#http/wire-date.ts'

/** Where, when and by whom something happens. */
export interface EventContext {
  readonly siteId: string
  readonly at: Date
  readonly author: Author
  newId(): string
}

/**
 * Writes an event for every webhook that subscribes to it, within the transaction of the change that it reports: it is sent
 * if that commits, even if the process is killed. `read` gives the content of the event, and is only called if there is such
 * a webhook.
 */
export async function recordEvent<Type extends WebhookEventType>(
  tx: Database,
  { siteId, at, author, newId }: EventContext,
  type: Type,
  read: () => Promise<WebhookEventData<Type>> | WebhookEventData<Type>,
): Promise<void> {
  const wanting = await webhooksWanting(tx, siteId, type)
  const [first] = wanting
  if (!first) return
  const event = {
    id: newId(),
    type,
    created_at: wireDate(at),
    organization_id: first.site.organisationId,
    site: presentSite(first.site),
    actor: presentActor(author),
    data: await read(),
  }
  const body = JSON.stringify(event)
  const common = { eventType: type, body, state: 'waiting' as const, createdAt: at, nextTryAt: at, ...NEW }
  await tx.insert(webhookDeliveries).values(wanting.map(({ id }) => ({ ...common, id: newId(), webhookId: id })))
}

/** What a delivery begins with. */
const NEW = { tries: [], tryCount: 0, triesLeft: TRIES_LIMIT }

/** A removal of these webhooks waits until the transaction has ended, so that their deliveries can be written. */
const webhooksWanting = (tx: Database, siteId: string, type: WebhookEventType) =>
  tx
    .select({ id: webhooks.id, site: sites })
    .from(webhooks)
    .innerJoin(sites, eq(sites.organisationId, webhooks.organisationId))
    .where(
      and(
        eq(sites.id, siteId),
        webhooks.isActive,
        sql`jsonb_exists(${webhooks.events}, ${type}::text)`,
        or(
          webhooks.allSites,
          exists(
            tx
              .select({ one: sql`1` })
              .from(webhookSites)
              .where(and(eq(webhookSites.webhookId, webhooks.id), eq(webhookSites.siteId, siteId))),
          ),
        ),
      ),
    )
    .orderBy(webhooks.id)
    .for('key share', { of: webhooks })

const presentSite = ({ id, kind, name }: SiteRow): NonNullable<WebhookEvent['site']> => ({
  id,
  type: kind === 'app' ? 'ppms/app' : 'ppms/meta-site',
  name,
})

/** The user as events name them; null for the server itself. */
export const presentActor = ({ id, email }: Author): WebhookEvent['actor'] => (email === null ? null : { id, email })
