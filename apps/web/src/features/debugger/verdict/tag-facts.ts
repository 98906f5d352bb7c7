import { CONSENT_STATUS_LABELS, type ConsentStatus } from '@waymark/debugger-core/verdict'
import { CONSENT_LABELS, type ConsentType } from '@waymark/domain/consent'
import { type Message, msg } from '@waymark/domain/message'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  consent: msg('debugger.tag.consent', '{type}, {status}'),
  respects: msg('debugger.tag.respects', 'Opt-out and Do Not Track'),
  ignores: msg('debugger.tag.ignores', 'Ignores opt-out and Do Not Track'),
  mayFire: msg('debugger.tag.may-fire', 'May fire'),
  mustNot: msg('debugger.tag.must-not', 'Does not fire'),
}

/** The labels of the facts about a tag, and functions that format their values. */
export function useTagFacts() {
  const { t } = useI18n()
  return {
    consent: (type: ConsentType, status: ConsentStatus) =>
      status === 'not-needed'
        ? t(CONSENT_LABELS[type])
        : t(M.consent, { type: t(CONSENT_LABELS[type]), status: t(CONSENT_STATUS_LABELS[status]).toLowerCase() }),
    respects: (respects: boolean) => t(respects ? M.respects : M.ignores),
    debugMode: (disabled: boolean) => t(disabled ? M.mustNot : M.mayFire),
  }
}

export const FACTS = {
  source: msg('debugger.fact.source', 'Source'),
  consent: msg('debugger.fact.consent', 'Consent'),
  respects: msg('debugger.fact.respects', 'Respects'),
  debugMode: msg('debugger.fact.debug-mode', 'Debug mode'),
  priority: msg('debugger.fact.priority', 'Priority'),
  status: msg('debugger.fact.status', 'Status'),
  times: msg('debugger.fact.times', 'Times fired'),
  related: msg('debugger.fact.related', 'Related events'),
  flightDates: msg('debugger.fact.flight-dates', 'Flight dates'),
  triggers: msg('debugger.fact.triggers', 'Triggers'),
  code: msg('debugger.fact.code', 'Code'),
} as const satisfies Record<string, Message>
