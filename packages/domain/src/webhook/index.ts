export {
  ANSWER_LIMIT,
  DELIVERY_ERRORS,
  DeliveryError,
  DeliveryTry,
  isDelivered,
  RETRY_PAUSES,
  TRIES_LIMIT,
  WebhookDelivery,
} from './delivery.ts'
export {
  LISTED_CHANGES_LIMIT,
  WEBHOOK_EVENTS,
  WebhookEvent,
  type WebhookEventData,
  WebhookEventType,
} from './event.ts'
export {
  DELIVERY_STATES,
  DeliveryState,
  WEBHOOK_LIMIT,
  WEBHOOK_NAME_LIMIT,
  WEBHOOK_URL_LIMIT,
  Webhook,
  WebhookCreate,
  WebhookPatch,
  WebhookWithSecret,
} from './webhook.ts'
