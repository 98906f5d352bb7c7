import { webhooks } from '@waymark/api-client/endpoints'
import type { WebhookCreate } from '@waymark/domain/webhook'
import type { InferInput } from 'valibot'
import type { OpenedDatabase } from '#database/open.ts'
import { createSender } from '#webhooks/sender.ts'
import { callAs } from './call-as.ts'
import type { TestServer } from './test-server.ts'
import { openTestSite, type TestSite } from './test-site.ts'

type Options = Partial<InferInput<typeof WebhookCreate>['attributes']>

/** The body that makes a webhook, one for all events by default. */
export const webhookBody = (options: Options = {}) => ({
  data: {
    type: 'webhook' as const,
    attributes: {
      name: 'Data warehouse',
      url: 'https://ingest.northwind.example/waymark',
      events: ['version.published', 'version.restored', 'import.completed', 'item.changed'] as const,
      ...options,
    } as InferInput<typeof WebhookCreate>['attributes'],
  },
})

/** A site on a server that may send to receivers on this machine. */
export async function openSendingSite(database?: OpenedDatabase): Promise<TestSite> {
  const shop = await openTestSite(database)
  return { ...shop, server: shop.server.withSettings({ privateAddresses: true }) }
}

/** Makes a webhook and gives its id and its secret. */
export async function addWebhook(
  { server, owner }: TestSite,
  options: Options,
): Promise<{ id: string; secret: string }> {
  const { status, answer, errors } = await callAs(server, owner, webhooks.create, { body: webhookBody(options) })
  if (status !== 201) throw new Error(JSON.stringify(errors))
  return { id: answer.data.id, secret: answer.data.attributes.secret }
}

/** Sends everything that is due, once. */
export async function sendWebhooks({ deps }: TestServer): Promise<void> {
  const sender = createSender(deps, { alone: true })
  sender.wake()
  await sender.idle()
}

/** The deliveries of a webhook, newest first. */
export async function deliveriesOf({ server, owner }: TestSite, webhookId: string) {
  const { answer } = await callAs(server, owner, webhooks.deliveries, { params: { webhookId }, query: { limit: 100 } })
  return answer.data.map(({ id, attributes }) => ({ id, ...attributes }))
}
