import type { ConsentType } from '@waymark/domain/consent'
import type { DebugEvent, TagResult } from '@waymark/domain/debug-protocol'
import { type Message, msg } from '@waymark/domain/message'

/** The consent status of a tag on an event. */
export const CONSENT_STATUSES = ['not-needed', 'granted', 'denied', 'no-decision'] as const
export type ConsentStatus = (typeof CONSENT_STATUSES)[number]

/**
 * The status of a consent type on an event. On a site that does not ask for consent, which sends no decisions and stops no
 * tag for lack of consent, every type counts as granted.
 */
export function consentStatus(
  type: ConsentType,
  { consents }: Pick<DebugEvent, 'consents'>,
  result?: Pick<TagResult, 'failures' | 'preventedBy'>,
): ConsentStatus {
  if (type === 'not_require_consent') return 'not-needed'
  const answer = Object.hasOwn(consents, type) ? consents[type] : undefined
  if (answer !== undefined) return answer === 1 ? 'granted' : 'denied'
  const needsConsent =
    !result || result.preventedBy === 'consent-manager' || result.failures.includes('consent-manager')
  return needsConsent ? 'no-decision' : 'granted'
}

export const CONSENT_STATUS_LABELS: Readonly<Record<ConsentStatus, Message>> = {
  'not-needed': msg('debugger.consent.not-needed', 'Not needed'),
  granted: msg('debugger.consent.granted', 'Granted'),
  denied: msg('debugger.consent.denied', 'Denied'),
  'no-decision': msg('debugger.consent.no-decision', 'No decision'),
}
