import {
  CONSENT_STATUS_LABELS,
  type ConsentStatus,
  type DescribedTag,
  type ExplainedTag,
  OUTCOME_LABELS,
} from '@waymark/debugger-core/verdict'
import { CONSENT_LABELS, type ConsentType } from '@waymark/domain/consent'
import { type Message, msg } from '@waymark/domain/message'
import { FREQUENCY_LABELS } from '@waymark/domain/tag'
import { useFormats } from '#i18n/dates.ts'
import { STATUS } from '#i18n/list-messages.ts'
import { useI18n } from '#i18n/use-i18n.ts'
import { PRIORITY, SOURCE, TIMES_FIRED, TRIGGERS } from '../debugger-messages.ts'

const M = {
  consent: msg('debugger.tag.consent', '{type}, {status}'),
  respects: msg('debugger.tag.respects', 'Opt-out and Do Not Track'),
  ignores: msg('debugger.tag.ignores', 'Ignores opt-out and Do Not Track'),
  mayFire: msg('debugger.tag.may-fire', 'May fire'),
  off: msg('debugger.tag.sequence-off', 'Inactive or removed'),
  sequenced: msg('debugger.tag.sequenced', '{name}: {outcome}'),
  afterEvent: msg('debugger.tag.after-event', '{duration} ms after the event'),
  mustNot: msg('debugger.tag.must-not', 'Does not fire'),
}

/** The labels of the facts about a tag, and functions that format their values. */
export function useTagFacts() {
  const { t } = useI18n()
  const { number } = useFormats()
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
      ...sequence.tags.map(({ role, name, outcome }) => ({
        label: t(FACTS[role]),
        value: outcome
          ? t(M.sequenced, { name: name ?? t(M.off), outcome: t(OUTCOME_LABELS[outcome]) })
          : (name ?? t(M.off)),
      })),
    ],
    /** Duration and start of its own code; if the site does not report them, the duration of the whole tag. */
    times: ({ milliseconds, ownCode, startedAfter }: ExplainedTag) => [
      ...(ownCode === null && milliseconds !== null
        ? [{ label: t(FACTS.duration), value: t(DURATION, { duration: number(milliseconds) }) }]
        : []),
      ...(ownCode === null ? [] : [{ label: t(FACTS.ownCode), value: t(DURATION, { duration: number(ownCode) }) }]),
      ...(startedAfter === null
        ? []
        : [{ label: t(FACTS.started), value: t(M.afterEvent, { duration: number(startedAfter) }) }]),
    ],
    debugMode: (disabled: boolean) => t(disabled ? M.mustNot : M.mayFire),
  }
}

export const FACTS = {
  source: SOURCE,
  consent: msg('debugger.fact.consent', 'Consent'),
  respects: msg('debugger.fact.respects', 'Respects'),
  debugMode: msg('debugger.fact.debug-mode', 'Debug mode'),
  priority: PRIORITY,
  status: STATUS,
  times: TIMES_FIRED,
  duration: msg('debugger.fact.duration', 'Duration'),
  ownCode: msg('debugger.fact.own-code', 'Own code'),
  started: msg('debugger.fact.started', 'Started'),
  related: msg('debugger.fact.related', 'Related events'),
  flightDates: msg('debugger.fact.flight-dates', 'Flight dates'),
  triggers: TRIGGERS,
  blockingTriggers: msg('debugger.fact.blocking-triggers', 'Not when'),
  frequency: msg('debugger.fact.frequency', 'Fires'),
  setup: msg('debugger.fact.setup', 'Set-up tag'),
  cleanup: msg('debugger.fact.cleanup', 'Clean-up tag'),
  code: msg('debugger.fact.code', 'Code'),
} as const satisfies Record<string, Message>

/** A duration in milliseconds, already formatted. */
export const DURATION = msg('debugger.duration', '{duration} ms')
