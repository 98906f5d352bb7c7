import {
  CONSENT_STATUS_LABELS,
  type ConsentStatus,
  type DescribedTag,
  OUTCOME_LABELS,
} from '@waymark/debugger-core/verdict'
import { CONSENT_LABELS, type ConsentType } from '@waymark/domain/consent'
import { type Message, msg } from '@waymark/domain/message'
import { FREQUENCY_LABELS } from '@waymark/domain/tag'
import { useI18n } from '#i18n/use-i18n.ts'

const M = {
  consent: msg('debugger.tag.consent', '{type}, {status}'),
  respects: msg('debugger.tag.respects', 'Opt-out and Do Not Track'),
  ignores: msg('debugger.tag.ignores', 'Ignores opt-out and Do Not Track'),
  mayFire: msg('debugger.tag.may-fire', 'May fire'),
  off: msg('debugger.tag.sequence-off', 'Inactive or removed'),
  sequenced: msg('debugger.tag.sequenced', '{name}: {outcome}'),
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
    /** Only what is not as usual: how often the tag fires, and the tags before and after it. */
    firing: ({ tag, sequence }: DescribedTag) => [
      ...(tag?.firingFrequency && tag.firingFrequency !== 'each_time'
        ? [{ label: t(FACTS.frequency), value: t(FREQUENCY_LABELS[tag.firingFrequency]) }]
        : []),
      ...sequence.tags.map(({ part, name, outcome }) => ({
        label: t(FACTS[part]),
        value: outcome
          ? t(M.sequenced, { name: name ?? t(M.off), outcome: t(OUTCOME_LABELS[outcome]) })
          : (name ?? t(M.off)),
      })),
    ],
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
  duration: msg('debugger.fact.duration', 'Duration'),
  related: msg('debugger.fact.related', 'Related events'),
  flightDates: msg('debugger.fact.flight-dates', 'Flight dates'),
  triggers: msg('debugger.fact.triggers', 'Triggers'),
  blockingTriggers: msg('debugger.fact.blocking-triggers', 'Not when'),
  frequency: msg('debugger.fact.frequency', 'Fires'),
  setup: msg('debugger.fact.setup', 'Set-up tag'),
  cleanup: msg('debugger.fact.cleanup', 'Clean-up tag'),
  code: msg('debugger.fact.code', 'Code'),
} as const satisfies Record<string, Message>

/** A duration in milliseconds, already formatted. */
export const DURATION = msg('debugger.duration', '{duration} ms')
