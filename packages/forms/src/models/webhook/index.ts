export { createWebhookForm, type WebhookForm, webhookBody, webhookPatch } from './webhook-form.ts'
export { WEBHOOK_LABELS } from './webhook-labels.ts'
