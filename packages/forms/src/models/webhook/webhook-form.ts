import { equal } from '@waymark/domain/equal'
import { validate } from '@waymark/domain/field'
import { msg } from '@waymark/domain/message'
import {
  WEBHOOK_EVENTS,
  type Webhook,
  WebhookCreate,
  type WebhookEventType,
  type WebhookPatch,
} from '@waymark/domain/webhook'
import { createForm, type Form } from '../../form/index.ts'

/**
 * The form of a webhook. `site_ids` are the websites and meta-sites whose events are sent, null for all; it is empty where
 * all that were chosen have been deleted.
 */
export interface WebhookForm {
  readonly name: string
  readonly url: string
  readonly events: readonly WebhookEventType[]
  readonly site_ids: readonly string[] | null
  readonly is_active: boolean
}

/** The names of the fields. */
export const WEBHOOK_LABELS = {
  name: msg('webhook.name', 'Name'),
  url: msg('webhook.address', 'Address'),
  events: msg('webhook.events', 'Events'),
  site_ids: msg('webhook.websites', 'Websites'),
  is_active: msg('webhook.active', 'Send events from now on'),
} as const

const NAMES = Object.keys(WEBHOOK_LABELS) as (keyof WebhookForm)[]

const NEW_WEBHOOK: WebhookForm = { name: '', url: '', events: WEBHOOK_EVENTS, site_ids: null, is_active: true }

/** The form of a new webhook, which gets all events unless that is changed, or of the one given. */
export function createWebhookForm(webhook?: Webhook): Form<WebhookForm> {
  const initial = webhook ? valuesOf(webhook.attributes) : NEW_WEBHOOK
  return createForm<WebhookForm>(initial, {
    check: (values) =>
      // Websites that were deleted are no fault of this form.
      validate(
        WebhookCreate.entries.attributes,
        values.site_ids?.length === 0 ? { ...values, site_ids: null } : values,
      ),
    locate: (_, [, member, name]) =>
      member === 'attributes' && NAMES.some((known) => known === name) ? [name!] : undefined,
    settings: () => NAMES.map((name) => ({ path: [name], label: WEBHOOK_LABELS[name] })),
  })
}

/** The body that adds a webhook under an id of the client. */
export const webhookBody = (id: string, values: WebhookForm) =>
  ({ id, type: 'webhook', attributes: attributesOf(values) }) as const

/** The body that saves the form: only what was changed in it, so that it overwrites nothing else. */
export function webhookPatch(values: WebhookForm, initial: WebhookForm) {
  const before = attributesOf(initial)
  const changed = Object.entries(attributesOf(values)).filter(
    ([name, value]) => !equal(value, before[name as keyof WebhookForm]),
  )
  return { type: 'webhook' as const, attributes: Object.fromEntries(changed) as WebhookPatch['attributes'] }
}

const valuesOf = ({ name, url, events, site_ids, is_active }: Webhook['attributes']): WebhookForm => ({
  name,
  url,
  events: inOrder(events),
  site_ids,
  is_active,
})

const attributesOf = ({ name, url, events, site_ids, is_active }: WebhookForm) => ({
  name: name.trim(),
  url: url.trim(),
  events: inOrder(events),
  site_ids: site_ids && [...site_ids],
  is_active,
})

const inOrder = (events: readonly WebhookEventType[]) => WEBHOOK_EVENTS.filter((event) => events.includes(event))
