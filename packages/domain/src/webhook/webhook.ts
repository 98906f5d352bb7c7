import * as v from 'valibot'
import { createBody, patchBody } from '../resource/body.ts'
import { Id, resource, storableText, WireDate } from '../resource/index.ts'
import { WebhookEventType } from './event.ts'

/** Most webhooks of an organisation. */
export const WEBHOOK_LIMIT = 20
/** Longest name and longest address of a webhook. */
export const WEBHOOK_NAME_LIMIT = 90
export const WEBHOOK_URL_LIMIT = 2000
/** Most websites that one webhook names. */
const SITE_LIMIT = 1000

const Address = v.pipe(v.string(), v.url())

/** Whether a text is an http or https address without user, password and fragment. */
function isReceiver(text: string): boolean {
  const url = /^https?:\/\/(?<authority>[^/?#]+)(?<rest>.*)$/isu.exec(text)?.groups
  return v.is(Address, text) && url !== undefined && !url.authority?.includes('@') && !url.rest?.includes('#')
}

const areUnique = (values: readonly string[]) => new Set(values).size === values.length

const entries = {
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(WEBHOOK_NAME_LIMIT, 'name-too-long'),
    v.check(storableText, 'unstorable'),
  ),
  /** Where events are sent: an address without user, password and fragment. */
  url: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(WEBHOOK_URL_LIMIT, 'max-length'),
    v.check((text) => text === '' || isReceiver(text), 'invalid-url'),
  ),
  events: v.pipe(
    v.array(WebhookEventType),
    v.nonEmpty('required'),
    v.check((events) => areUnique(events), 'not-unique'),
  ),
  /** Ids of the websites and meta-sites whose events are sent; null for all, also those that are made later. */
  site_ids: v.nullable(
    v.pipe(
      v.array(Id),
      v.nonEmpty('required'),
      v.maxLength(SITE_LIMIT, 'max-items'),
      v.check((ids) => areUnique(ids), 'not-unique'),
    ),
  ),
  is_active: v.boolean(),
}

/** The state of a delivery: waiting for the next try, accepted by the receiver, or given up. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'given_up'] as const
export const DeliveryState = v.picklist(DELIVERY_STATES)
export type DeliveryState = v.InferOutput<typeof DeliveryState>

/**
 * A webhook of an organisation. `paused_reason` is why the server has turned it off: `failing` after
 * five days in which nothing could be delivered, `secret-lost` when its secret could not be decrypted any more and was replaced.
 * `secret_end` are the last characters of the secret that signs. `last_delivery` is the one that was tried last.
 */
export const Webhook = resource(
  'webhook',
  v.object({
    name: v.string(),
    url: v.string(),
    events: v.array(WebhookEventType),
    site_ids: v.nullable(v.array(v.string())),
    is_active: v.boolean(),
    paused_reason: v.nullable(v.picklist(['failing', 'secret-lost'])),
    secret_end: v.string(),
    last_delivery: v.nullable(v.object({ state: DeliveryState, tried_at: WireDate })),
    created_at: WireDate,
    created_by: v.nullable(v.string()),
    updated_at: WireDate,
    updated_by: v.nullable(v.string()),
  }),
)
export type Webhook = v.InferOutput<typeof Webhook>

/** A webhook with the secret that signs its deliveries, which is shown this once. */
export const WebhookWithSecret = resource(
  'webhook',
  v.object({ ...Webhook.entries.attributes.entries, secret: v.string() }),
)
export type WebhookWithSecret = v.InferOutput<typeof WebhookWithSecret>

/** The body that makes a webhook. */
export const WebhookCreate = createBody(
  'webhook',
  v.object({
    ...entries,
    site_ids: v.optional(entries.site_ids, null),
    is_active: v.optional(entries.is_active, true),
  }),
)
export type WebhookCreate = v.InferOutput<typeof WebhookCreate>

/** The body that changes a webhook. */
export const WebhookPatch = patchBody('webhook', v.partial(v.object(entries)))
export type WebhookPatch = v.InferOutput<typeof WebhookPatch>
