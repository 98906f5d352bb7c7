import type { ConsentType } from '@waymark/domain/consent'
import type { DebugEvent, TagResult } from '@waymark/domain/debug-protocol'
import { type Message, msg } from '@waymark/domain/message'

/** The consent status of a tag on an event. */
export const CONSENT_STATUSES = ['not-needed', 'granted', 'denied', 'no-decision'] as const
export type ConsentStatus = (typeof CONSENT_STATUSES)[number]

/**
 * The status of a consent type on an event. What decided on a tag wins, since tags before it may have changed the visitor's
 * decision on the same event. A site that does not ask for consent stops no tag for lack of it, and every type counts as
 * granted.
 */
export function consentStatus(
  type: ConsentType,
  { consents }: Pick<DebugEvent, 'consents'>,
  result?: Pick<TagResult, 'failures' | 'preventedBy'>,
): ConsentStatus {
  if (type === 'not_require_consent') return 'not-needed'
  const answer = Object.hasOwn(consents, type) ? consents[type] : undefined
  const isGranted = result
    ? result.preventedBy !== 'consent-manager' && !result.failures.includes('consent-manager')
    : answer === 1
  if (isGranted) return 'granted'
  return answer === undefined ? 'no-decision' : 'denied'
}

export const CONSENT_STATUS_LABELS: Readonly<Record<ConsentStatus, Message>> = {
  'not-needed': msg('debugger.consent.not-needed', 'Not needed'),
  granted: msg('debugger.consent.granted', 'Granted'),
  denied: msg('debugger.consent.denied', 'Denied'),
  'no-decision': msg('debugger.consent.no-decision', 'No decision'),
}
