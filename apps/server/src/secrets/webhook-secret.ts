import { randomBytes } from 'node:crypto'

/** Name under which the secret of a webhook is encrypted. */
export const webhookSecretName = (webhookId: string): string => `webhook/${webhookId}`

/** A new secret of a webhook, of 256 random bits, and its last characters, which identify it. */
export function newWebhookSecret(): { secret: string; secretEnd: string } {
  const secret = `whs_${randomBytes(32).toString('base64url')}`
  return { secret, secretEnd: secret.slice(-4) }
}
