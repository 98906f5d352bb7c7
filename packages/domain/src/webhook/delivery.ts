import * as v from 'valibot'
import { resource, WireDate } from '../resource/index.ts'
import { WebhookEvent, WebhookEventType } from './event.ts'
import { DeliveryState } from './webhook.ts'

/** Pauses before the second try and each further one, in seconds. After the last try an event is given up. */
export const RETRY_PAUSES = [10, 60, 300, 1800, 7200, 21_600, 43_200] as const
/** How often an event is tried. */
export const TRIES_LIMIT = RETRY_PAUSES.length + 1
/** Characters of an answer that are kept at most. */
export const ANSWER_LIMIT = 1000

/** Why there was no answer; `not-allowed`: the host has a private address, which the operator does not allow. */
export const DELIVERY_ERRORS = ['invalid-address', 'unknown-host', 'not-allowed', 'no-connection', 'timeout'] as const
export const DeliveryError = v.picklist(DELIVERY_ERRORS)
export type DeliveryError = v.InferOutput<typeof DeliveryError>

/** One try: the status and the beginning of the answer, or why there was none. `duration` is in milliseconds. */
export const DeliveryTry = v.object({
  at: WireDate,
  duration: v.number(),
  status: v.nullable(v.number()),
  body: v.nullable(v.string()),
  error: v.nullable(DeliveryError),
})
export type DeliveryTry = v.InferOutput<typeof DeliveryTry>

/** Whether the receiver has accepted the event. */
export const isDelivered = ({ status }: Pick<DeliveryTry, 'status'>): boolean =>
  status !== null && status >= 200 && status < 300

/**
 * An event on its way to one webhook. `created_at` is when it happened; `tries` are the last ones, oldest first, of
 * `try_count`; `tries_left` and `next_try_at` are 0 and null unless it waits.
 */
export const WebhookDelivery = resource(
  'webhook_delivery',
  v.object({
    event_type: v.picklist([...WebhookEventType.options, 'ping']),
    event: WebhookEvent,
    state: DeliveryState,
    tries: v.array(DeliveryTry),
    try_count: v.number(),
    tries_left: v.number(),
    next_try_at: v.nullable(WireDate),
    created_at: WireDate,
  }),
)
export type WebhookDelivery = v.InferOutput<typeof WebhookDelivery>
