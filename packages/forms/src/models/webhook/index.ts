export { createWebhookForm, WEBHOOK_LABELS, type WebhookForm, webhookBody, webhookPatch } from './webhook-form.ts'
