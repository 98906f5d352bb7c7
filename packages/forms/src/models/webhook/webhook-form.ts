import { validate } from '@waymark/domain/field'
import {
  WEBHOOK_EVENTS,
  type Webhook,
  WebhookCreate,
  type WebhookEventType,
  type WebhookPatch,
} from '@waymark/domain/webhook'
import { createForm, type Form } from '../../form/index.ts'
import { attributesModel, changedAttributes } from '../attributes.ts'
import { WEBHOOK_LABELS } from './webhook-labels.ts'

/**
 * The form of a webhook. `site_ids` are the websites and meta-sites whose events are sent, null for all; empty if all chosen
 * ones were deleted.
 */
export interface WebhookForm {
  readonly name: string
  readonly url: string
  readonly events: readonly WebhookEventType[]
  readonly site_ids: readonly string[] | null
  readonly is_active: boolean
}

const NEW_WEBHOOK: WebhookForm = { name: '', url: '', events: WEBHOOK_EVENTS, site_ids: null, is_active: true }

/** The form of a webhook, or of a new one with all events. */
export function createWebhookForm(webhook?: Webhook): Form<WebhookForm> {
  const initial = webhook ? valuesOf(webhook.attributes) : NEW_WEBHOOK
  return createForm<WebhookForm>(initial, {
    ...attributesModel(WEBHOOK_LABELS),
    check: (values) =>
      // An empty list is left by deleted websites and is not an error.
      validate(
        WebhookCreate.entries.attributes,
        values.site_ids?.length === 0 ? { ...values, site_ids: null } : values,
      ),
  })
}

/** The body that adds a webhook under an id of the client. */
export const webhookBody = (id: string, values: WebhookForm) =>
  ({ id, type: 'webhook', attributes: attributesOf(values) }) as const

/** The body that saves what was changed in the form. */
export const webhookPatch = (values: WebhookForm, initial: WebhookForm): WebhookPatch => ({
  type: 'webhook',
  attributes: changedAttributes(attributesOf(initial), attributesOf(values)),
})

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
