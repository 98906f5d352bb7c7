import { anyOf, listRules, TEXT_FILTER } from '@waymark/domain/list'
import {
  DELIVERY_STATES,
  Webhook,
  WebhookCreate,
  WebhookDelivery,
  WebhookPatch,
  WebhookWithSecret,
} from '@waymark/domain/webhook'
import { get, patch, post, remove } from '../endpoint/index.ts'
import { one, page, platformQuery } from '../json-api/index.ts'

const WEBHOOK_LIST = listRules({ filters: { search: TEXT_FILTER }, sorts: ['name', 'created_at'], initial: 'name' })
const DELIVERY_LIST = listRules({
  filters: { state: anyOf(DELIVERY_STATES) },
  sorts: ['created_at'],
  initial: '-created_at',
})

/** Webhooks of the organisation and their deliveries, for owners. */
export const webhooks = {
  list: get('/api/webhooks/v1', { needs: 'owner', query: platformQuery(WEBHOOK_LIST), answer: page(Webhook) }),
  one: get('/api/webhooks/v1/:webhookId', { needs: 'owner', answer: one(Webhook) }),
  create: post('/api/webhooks/v1', {
    needs: 'owner',
    body: one(WebhookCreate),
    answer: one(WebhookWithSecret),
    answersSecret: true,
    refusals: ['NOT_UNIQUE_ID_ERROR', 'RELATED_RESOURCE_NOT_FOUND_ERROR', 'WEBHOOK_LIMIT_ERROR'],
  }),
  change: patch('/api/webhooks/v1/:webhookId', {
    needs: 'owner',
    body: one(WebhookPatch),
    conditional: 'content',
    refusals: ['RELATED_RESOURCE_NOT_FOUND_ERROR'],
  }),
  remove: remove('/api/webhooks/v1/:webhookId', { needs: 'owner', conditional: 'content' }),
  /** Replaces the secret; deliveries are signed with the new one at once. */
  rotateSecret: post('/api/webhooks/v1/:webhookId/rotate-secret', {
    needs: 'owner',
    success: 200,
    answer: one(WebhookWithSecret),
    answersSecret: true,
  }),
  /** Sends a ping now and returns the result. */
  test: post('/api/webhooks/v1/:webhookId/test', { needs: 'owner', answer: one(WebhookDelivery) }),
  deliveries: get('/api/webhooks/v1/:webhookId/deliveries', {
    needs: 'owner',
    query: platformQuery(DELIVERY_LIST),
    answer: page(WebhookDelivery),
  }),
  /** Sends a delivery again, or makes its next try now. */
  redeliver: post('/api/webhooks/v1/:webhookId/deliveries/:deliveryId/redeliver', {
    needs: 'owner',
    success: 200,
    answer: one(WebhookDelivery),
    refusals: ['WEBHOOK_OFF_ERROR'],
  }),
}
