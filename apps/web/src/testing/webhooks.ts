import { webhooks } from '@waymark/api-client/endpoints'
import type { AnsweringServer } from '@waymark/api-client/testing'
import {
  type DeliveryState,
  type DeliveryTry,
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookCreate,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookPatch,
} from '@waymark/domain/webhook'
import { id, listed, northwind } from './northwind.ts'
import { refusedField } from './refused-field.ts'

type Attributes = Webhook['attributes']

const OWNER = 'ingrid.solberg@northwind.example'

const webhook = (n: number, name: string, url: string, more: Partial<Attributes> = {}): Webhook => ({
  id: id(n),
  type: 'webhook',
  attributes: {
    name,
    url,
    events: [...WEBHOOK_EVENTS],
    site_ids: null,
    is_active: true,
    paused_reason: null,
    secret_end: '9fQz',
    last_delivery: { state: 'delivered', tried_at: '2025-07-14T13:58:41+00:00' },
    created_at: '2025-07-12T09:00:00+00:00',
    created_by: OWNER,
    updated_at: '2025-07-12T09:00:00+00:00',
    updated_by: OWNER,
    ...more,
  },
})

/** The webhooks of Northwind, one with each answer. */
const WEBHOOKS: readonly Webhook[] = [
  webhook(981, 'Consent archive', 'https://archive.northwind.example/hooks/tags', {
    events: ['import.completed', 'version.restored'],
    last_delivery: { state: 'delivered', tried_at: '2025-07-08T09:06:00+00:00' },
  }),
  webhook(982, 'Data warehouse', 'https://ingest.northwind.example/waymark', {
    last_delivery: { state: 'waiting', tried_at: '2025-07-14T14:22:32+00:00' },
  }),
  webhook(983, 'Partner dashboard', 'https://hooks.brightpath.example/nw', {
    events: ['version.published'],
    site_ids: [id(1), id(21)],
    is_active: false,
    paused_reason: 'failing',
    last_delivery: { state: 'given_up', tried_at: '2025-07-09T18:20:00+00:00' },
  }),
  webhook(984, 'Release channel', 'https://chat.northwind.example/hooks/releases', {
    events: ['version.published', 'version.restored'],
    last_delivery: null,
  }),
]

const OUTDOOR = { id: id(1), type: 'ppms/app', name: 'Northwind Outdoor' } as const
const OUTLET = { id: id(4), type: 'ppms/app', name: 'Northwind Outlet' } as const

const eventOf = (created_at: string) => ({
  id: id(700),
  created_at,
  organization_id: id(901),
  actor: { id: id(900), email: OWNER },
})

const itemChanged = (at: string): WebhookEvent => ({
  ...eventOf(at),
  type: 'item.changed',
  site: OUTDOOR,
  data: {
    total: 1,
    changes: [
      {
        change_type: 'edit',
        item: { id: id(101), type: 'tag', name: 'Newsletter popup' },
        attributes: ['name', 'priority'],
      },
    ],
  },
})

const published = (at: string): WebhookEvent => ({
  ...eventOf(at),
  type: 'version.published',
  site: OUTLET,
  data: {
    version: { id: id(804), version_major: 17, version_minor: 3, name: 'Summer sale' },
    previous_version_id: id(803),
  },
})

const ping = (at: string): WebhookEvent => ({ ...eventOf(at), type: 'ping', site: null, data: {} })

const tried = (at: string, status: number, duration: number, body = ''): DeliveryTry => ({
  at,
  duration,
  status,
  body,
  error: null,
})

const delivery = (
  n: number,
  event: WebhookEvent,
  state: DeliveryState,
  tries: readonly DeliveryTry[],
): WebhookDelivery => ({
  id: id(n),
  type: 'webhook_delivery',
  attributes: {
    event_type: event.type,
    event,
    state,
    tries: [...tries],
    try_count: tries.length,
    tries_left: state === 'waiting' ? 8 - tries.length : 0,
    next_try_at: state === 'waiting' ? new Date(Date.now() + 24_000).toISOString() : null,
    created_at: event.created_at,
  },
})

const [AT, LATER, LAST] = ['2025-07-14T14:20:02+00:00', '2025-07-14T14:20:32+00:00', '2025-07-14T14:22:32+00:00']

/** What was sent to a webhook of Northwind: with retries, taken at once, refused. */
const deliveriesOf = (): WebhookDelivery[] => [
  delivery(991, itemChanged(AT), 'waiting', [
    tried(AT, 503, 212, 'The warehouse is being loaded.'),
    tried(LATER, 503, 198, 'The warehouse is being loaded.'),
    { at: LAST, duration: 10_000, status: null, body: null, error: 'timeout' },
  ]),
  delivery(992, published('2025-07-14T13:58:41+00:00'), 'delivered', [
    tried('2025-07-14T13:58:41+00:00', 200, 84, 'ok'),
  ]),
  delivery(993, itemChanged('2025-07-14T11:42:19+00:00'), 'delivered', [tried('2025-07-14T11:42:19+00:00', 200, 91)]),
  delivery(994, ping('2025-07-12T16:06:30+00:00'), 'delivered', [tried('2025-07-12T16:06:30+00:00', 204, 77)]),
  delivery(995, ping('2025-07-12T16:05:58+00:00'), 'given_up', [
    tried('2025-07-12T16:05:58+00:00', 401, 63, 'Who are you?'),
  ]),
  ...Array.from({ length: 7 }, (_, n) => {
    const at = `2025-07-1${n % 2}T08:0${n}:00+00:00`
    return delivery(1000 + n, itemChanged(at), 'delivered', [tried(at, 200, 80 + n)])
  }),
]

/** How the server refuses an address of a private network. */
const PRIVATE = refusedField('/data/attributes/url', 'private-address')

/** Northwind with webhooks that are kept in memory. `answer` is the status that tests get. */
export function withWebhooks({
  initial = WEBHOOKS,
  sent = deliveriesOf(),
  answer = 204,
}: {
  initial?: readonly Webhook[]
  sent?: readonly WebhookDelivery[]
  answer?: number
} = {}): AnsweringServer {
  let all = initial
  let deliveries = sent
  const change = (webhookId: string | undefined, changes: Partial<Attributes>) => {
    all = all.map((one) => (one.id === webhookId ? { ...one, attributes: { ...one.attributes, ...changes } } : one))
  }
  const one = (webhookId: string | undefined) => all.find((found) => found.id === webhookId)
  const answerOf = (found: unknown) =>
    found ? { body: { data: found } } : { status: 404, code: 'NOT_FOUND_ERROR' as const }
  const withSecret = (found: Webhook | undefined) =>
    found && {
      ...found,
      attributes: { ...found.attributes, secret: 'whs_k7Jd2vQx9LpYb6RdFsGm3ATqzH7nRk2VwXc9LpYb6JdF' },
    }
  return northwind()
    .on(webhooks.list, (request) => listed(all, request))
    .on(webhooks.one, ({ params }) => answerOf(one(params.webhookId)))
    .on(webhooks.create, ({ body }) => {
      const { attributes } = (body as { data: WebhookCreate }).data
      if (attributes.url.includes('10.0.0.')) {
        return PRIVATE
      }
      const made = webhook(989, attributes.name, attributes.url, {
        ...attributes,
        last_delivery: null,
        secret_end: '6JdF',
      })
      all = [...all, made]
      deliveries = []
      return answerOf(withSecret(made))
    })
    .on(webhooks.change, ({ params, body }) => {
      const { attributes } = (body as { data: WebhookPatch }).data
      change(params.webhookId, {
        ...(attributes as Partial<Attributes>),
        ...(attributes.is_active !== undefined && { paused_reason: null }),
      })
      return { body: '' }
    })
    .on(webhooks.remove, ({ params }) => {
      all = all.filter((found) => found.id !== params.webhookId)
      return { body: '' }
    })
    .on(webhooks.rotateSecret, ({ params }) => {
      change(params.webhookId, { secret_end: '6JdF' })
      return answerOf(withSecret(one(params.webhookId)))
    })
    .on(webhooks.test, () => {
      const at = new Date().toISOString()
      const made = delivery(980, ping(at), answer < 300 ? 'delivered' : 'given_up', [
        tried(at, answer, 41, answer < 300 ? '' : 'Not here'),
      ])
      deliveries = [made, ...deliveries]
      return { body: { data: made } }
    })
    .on(webhooks.deliveries, (request) => listed(deliveries, request))
    .on(webhooks.redeliver, ({ params }) => {
      const found = deliveries.find((one) => one.id === params.deliveryId)
      return answerOf(found && { ...found, attributes: { ...found.attributes, state: 'waiting', tries_left: 1 } })
    })
}
