import type { NotFiredReason, TagResult } from '@waymark/domain/debug-protocol'
import { type Message, msg } from '@waymark/domain/message'

/** The checks of a tag in their order, each with the reasons for which it can fail. */
const CHECKS = [
  ['consent', ['consent-manager']],
  ['visitor-privacy', ['do-not-track', 'opt-out']],
  ['flight-dates', ['scheduler']],
  ['trigger', ['trigger']],
  ['multiplicity', ['multiplicity-once-per-page-view', 'multiplicity-once-per-session']],
  ['debug-mode', ['do-not-fire-in-debug-mode']],
] as const satisfies readonly (readonly [string, readonly NotFiredReason[]])[]
export type CheckName = (typeof CHECKS)[number][0]

/**
 * One check of a tag on an event. After the first check that stopped the tag, checks without a reason are `open`: they
 * did not decide.
 */
export interface Check {
  readonly name: CheckName
  readonly state: 'passed' | 'stopped' | 'open'
  readonly reasons: readonly NotFiredReason[]
}

/** All checks of a tag on an event. Every check that has a reason is `stopped`, not only the first. */
export function checksOf({ fired, preventedBy, failures }: TagResult): Check[] {
  const stops = fired ? [] : [...new Set(preventedBy === null ? failures : [preventedBy, ...failures])]
  let stopped = false
  return CHECKS.map(([name, possible]) => {
    const reasons = stops.filter((reason) => (possible as readonly NotFiredReason[]).includes(reason))
    const state = reasons.length > 0 ? 'stopped' : stopped ? 'open' : 'passed'
    stopped ||= reasons.length > 0
    return { name, state, reasons }
  })
}

export const CHECK_LABELS: Readonly<Record<CheckName, Message>> = {
  consent: msg('debugger.check.consent', 'Consent'),
  'visitor-privacy': msg('debugger.check.visitor-privacy', 'Visitor privacy'),
  'flight-dates': msg('debugger.check.flight-dates', 'Flight dates'),
  trigger: msg('debugger.check.trigger', 'Trigger'),
  multiplicity: msg('debugger.check.multiplicity', 'Multiplicity'),
  'debug-mode': msg('debugger.check.debug-mode', 'Debug mode'),
}
