import { webhooks as endpoints } from '@waymark/api-client/endpoints'
import type { Api } from '#http/api.ts'
import type { CheckedCall } from '#http/call.ts'
import { platformPage } from '#http/list-page.ts'
import { serve } from '#http/serve.ts'
import { findDelivery, listDeliveries, presentDelivery, redeliver, sendPing } from './deliveries.ts'
import { listWebhooks, presentWebhook } from './list.ts'
import { changeWebhook, createWebhook, findWebhook, removeWebhook, rotateSecret } from './webhooks.ts'

/** Webhooks of the organisation and their deliveries. */
export function mountWebhooks(api: Api): void {
  serve(api, endpoints.list, async ({ deps, user, query, url }) => {
    const listed = await listWebhooks(deps.db, user.organisationId, query)
    return platformPage(listed, url, query)
  })
  serve(api, endpoints.one, {
    find,
    handle: async ({ deps, found }) => ({ data: await presentWebhook(deps.db, found) }),
  })
  serve(api, endpoints.create, async ({ deps, user, by, body }) => {
    const { organisationId } = user
    const { webhook, secret } = await createWebhook(deps, { organisationId, author: user, by }, body.data)
    return withSecret(await presentWebhook(deps.db, webhook), secret)
  })
  serve(api, endpoints.change, {
    find,
    async handle({ deps, user, by, found, body }) {
      await changeWebhook(deps, found, { author: user, by, changes: body.data.attributes })
      deps.wake()
      return undefined
    },
  })
  serve(api, endpoints.remove, { find, handle: ({ deps, by, found }) => removeWebhook(deps, found, by) })
  serve(api, endpoints.rotateSecret, {
    find,
    async handle({ deps, user, by, found }) {
      const { webhook, secret } = await rotateSecret(deps, found, { author: user, by })
      return withSecret(await presentWebhook(deps.db, webhook), secret)
    },
  })
  serve(api, endpoints.test, {
    find,
    handle: async ({ deps, user, found }) => ({ data: presentDelivery(await sendPing(deps, found, user)) }),
  })
  serve(api, endpoints.deliveries, {
    find,
    handle: async ({ deps, found, query, url }) =>
      platformPage(await listDeliveries(deps.db, found, query), url, query),
  })
  serve(api, endpoints.redeliver, {
    async find(call) {
      const webhook = await find(call)
      const delivery = webhook && (await findDelivery(call.deps.db, webhook.id, call.params.deliveryId))
      return delivery && { webhook, delivery }
    },
    async handle({ deps, found }) {
      const delivery = await redeliver(deps, found.webhook, found.delivery)
      deps.wake()
      return { data: presentDelivery(delivery) }
    },
  })
}

const find = ({ deps, user, params }: Pick<CheckedCall<typeof endpoints.one>, 'deps' | 'user' | 'params'>) =>
  findWebhook(deps.db, user.organisationId, params.webhookId)

const withSecret = (webhook: Awaited<ReturnType<typeof presentWebhook>>, secret: string) => ({
  data: { ...webhook, attributes: { ...webhook.attributes, secret } },
})
