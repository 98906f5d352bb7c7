import type { NotFiredReason } from '@waymark/domain/debug-protocol'
import { type Expression, json, list, part } from './expression.ts'
import type { TagItem } from './input.ts'
import { scheduleOf } from './schedule.ts'

const NO_CONSENT = 'not_require_consent'

/** Whether a consent type is one that a visitor decides about. */
export const needsConsent = (type: string): boolean => type !== NO_CONSENT

/** What a tag shares with others that look alike. Without consent on the site, none is needed. */
export function headOf(tag: TagItem, fire: Expression, gdpr: boolean): Expression {
  const items = [
    fire,
    json(gdpr && needsConsent(tag.consent_type) ? tag.consent_type : 0),
    json(tag.respect_visitors_privacy ? 1 : 0),
    json(scheduleOf(tag.scheduler) ?? 0),
    json(tag.disable_in_debug_mode ? 1 : 0),
  ]
  return list(items)
}

/** The checks of the firing pipeline that come before triggers, each with the reason it gives. */
const CHECKS: readonly {
  readonly name: string
  readonly reason: NotFiredReason
  readonly applies: (tag: TagItem, gdpr: boolean) => boolean
}[] = [
  { name: 'hasConsent', reason: 'consent-manager', applies: (tag, gdpr) => gdpr && needsConsent(tag.consent_type) },
  { name: 'mayTrack', reason: 'do-not-track', applies: (tag) => tag.respect_visitors_privacy },
  { name: 'notOptedOut', reason: 'opt-out', applies: (tag) => tag.respect_visitors_privacy },
  { name: 'inSchedule', reason: 'scheduler', applies: (tag) => scheduleOf(tag.scheduler) !== undefined },
]

/** The checks that some tag needs, and the reasons they give. */
export function checksFor(
  tags: readonly TagItem[],
  gdpr: boolean,
): readonly { name: string; check: Expression; reason: NotFiredReason }[] {
  return CHECKS.filter(({ applies }) => tags.some((tag) => applies(tag, gdpr))).map(({ name, reason }) => ({
    name,
    check: part('checks', name),
    reason,
  }))
}
