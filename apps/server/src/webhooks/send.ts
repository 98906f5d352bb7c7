import { ANSWER_LIMIT, type DeliveryTry } from '@waymark/domain/webhook'
import type { webhookDeliveries, webhooks } from '#database/tables/index.ts'
import type { Dependencies } from '#dependencies.ts'
import { networkOf, type OutgoingAnswer, type OutgoingFailure, sendOutgoing } from '#http/outgoing/outgoing.ts'
import { wireDate } from '#http/wire-date.ts'
import { decryptValue } from '#secrets/encryption.ts'
import { webhookSecretName } from '#secrets/webhook-secret.ts'
import { signatureOf } from './sign.ts'

/** How long a receiver may take to answer, in milliseconds. */
const ANSWER_TIMEOUT = 10_000
/** A character has up to four bytes. */
const MAX_ANSWER_BYTES = 4 * ANSWER_LIMIT

type Receiver = Pick<typeof webhooks.$inferSelect, 'id' | 'url' | 'secret'>
type Message = Pick<typeof webhookDeliveries.$inferSelect, 'id' | 'eventType' | 'body'>

/** Sends a signed event once, and returns the answer. Redirects are not followed. */
export async function sendOnce(
  { settings, clock }: Pick<Dependencies, 'settings' | 'clock'>,
  { id, url, secret }: Receiver,
  { id: deliveryId, eventType, body }: Message,
): Promise<DeliveryTry> {
  const at = clock()
  const start = performance.now()
  const signature = signatureOf(await decryptValue(settings, webhookSecretName(id), secret), at, body)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Waymark-Webhooks',
    'waymark-event': eventType,
    'waymark-delivery': deliveryId,
    'waymark-signature': signature,
  }
  const request = { url, method: 'POST' as const, headers, body, timeout: ANSWER_TIMEOUT, maxBytes: MAX_ANSWER_BYTES }
  const answer = await sendOutgoing(request, networkOf(settings))
  return { at: wireDate(at), duration: Math.round(performance.now() - start), ...outcomeOf(answer) }
}

function outcomeOf(answer: OutgoingAnswer | OutgoingFailure): Pick<DeliveryTry, 'status' | 'body' | 'error'> {
  if (answer.ok) return { status: answer.status, body: storable(answer.body), error: null }
  // Redirects are not followed, so there cannot be too many.
  const error = answer.problem === 'too-many-redirects' ? 'no-connection' : answer.problem
  return { status: null, body: null, error }
}

/** The beginning of an answer as the database can keep it. */
const storable = (text: string) => text.slice(0, ANSWER_LIMIT).toWellFormed().replaceAll('\0', '\ufffd')
