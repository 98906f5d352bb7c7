import type { QueryClient } from '@tanstack/react-query'
import { webhooks } from '@waymark/api-client/endpoints'
import { type DeliveryState, WEBHOOK_LIMIT } from '@waymark/domain/webhook'
import { change } from './api/change.ts'
import type { PageParams } from './api/last-page.ts'
import { dataQuery, pageQuery } from './api/queries.ts'
import { readCurrent } from './api/read-current.ts'

/** The orders of the list of webhooks. */
export const WEBHOOK_SORTS = ['name', '-name'] as const
export type WebhookSort = (typeof WEBHOOK_SORTS)[number]

/** The beginning of the keys of all queries about webhooks. */
export const WEBHOOKS = ['administration', 'webhooks'] as const

/** The interval in milliseconds in which deliveries in these states are read again: only while one of them waits. */
export const whileWaiting = (states: readonly (DeliveryState | undefined)[] = []): number | false =>
  states.includes('waiting') && 3000

/** All webhooks that a search finds; an organisation has few of them. */
export const webhooksQuery = ({ search, sort }: { search: string; sort: WebhookSort }) =>
  pageQuery([...WEBHOOKS, 'list', search, sort], webhooks.list, {
    query: { limit: WEBHOOK_LIMIT, sort: [sort], ...(search && { search }) },
  })
export const webhookQuery = (webhookId: string) =>
  dataQuery([...WEBHOOKS, webhookId, 'itself'], webhooks.one, { params: { webhookId } })

/** One page of the deliveries of a webhook, newest first. */
export const deliveriesQuery = (webhookId: string, page: PageParams) =>
  pageQuery([...WEBHOOKS, webhookId, 'deliveries', page], webhooks.deliveries, { params: { webhookId }, query: page })

export const readWebhook = (queries: QueryClient, webhookId: string) =>
  readCurrent(queries, webhookQuery(webhookId).queryKey, webhooks.one, { params: { webhookId } })
export const addWebhook = change(webhooks.create, () => [WEBHOOKS])
export const changeWebhook = change(webhooks.change, () => [WEBHOOKS])
export const removeWebhook = change(
  webhooks.remove,
  () => [WEBHOOKS],
  ({ params }) => [...WEBHOOKS, params.webhookId],
)
export const rotateWebhookSecret = change(webhooks.rotateSecret, () => [WEBHOOKS])
export const testWebhook = change(webhooks.test, () => [WEBHOOKS])
export const redeliver = change(webhooks.redeliver, () => [WEBHOOKS])
