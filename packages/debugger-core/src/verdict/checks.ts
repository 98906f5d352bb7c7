import type { NotFiredReason, TagResult } from '@waymark/domain/debug-protocol'
import { FIRING_CHECKS } from '@waymark/domain/debug-protocol/constants'
import { type Message, msg } from '@waymark/domain/message'

/** The name of a check of a tag on an event. */
export type CheckName = (typeof FIRING_CHECKS)[number][0]

/** Checks of settings that most tags do not have. They are shown for tags with these settings, and if they stopped the tag. */
export type RareCheck = Extract<CheckName, 'blocking' | 'frequency' | 'setup'>
const RARE: ReadonlySet<string> = new Set<RareCheck>(['blocking', 'frequency', 'setup'])

/**
 * The result of a check of a tag on an event. After the first check that stopped the tag, checks without a reason are `open`,
 * which means undecided.
 */
export interface CheckResult {
  readonly name: CheckName
  readonly state: 'passed' | 'stopped' | 'open'
  readonly reasons: readonly NotFiredReason[]
}

/** All checks of a tag on an event, rare ones if in `has`. Every check with a reason is `stopped`, not only the first. */
export function checksOf(
  { fired, preventedBy, failures }: TagResult,
  has: ReadonlySet<RareCheck> = new Set(),
): CheckResult[] {
  const stops = fired ? [] : [...new Set(preventedBy === null ? failures : [preventedBy, ...failures])]
  let stopped = false
  return FIRING_CHECKS.map(([name, possible]) => {
    const reasons = stops.filter((reason) => (possible as readonly NotFiredReason[]).includes(reason))
    const state = reasons.length > 0 ? 'stopped' : stopped ? 'open' : 'passed'
    stopped ||= reasons.length > 0
    return { name, state, reasons } as const
  }).filter(({ name, state }) => !RARE.has(name) || has.has(name as RareCheck) || state === 'stopped')
}

export const CHECK_LABELS: Readonly<Record<CheckName, Message>> = {
  consent: msg('debugger.check.consent', 'Consent'),
  'visitor-privacy': msg('debugger.check.visitor-privacy', 'Visitor privacy'),
  'flight-dates': msg('debugger.check.flight-dates', 'Flight dates'),
  trigger: msg('debugger.check.trigger', 'Trigger'),
  blocking: msg('debugger.check.blocking', 'Blocking triggers'),
  multiplicity: msg('debugger.check.multiplicity', 'Multiplicity'),
  frequency: msg('debugger.check.frequency', 'Firing frequency'),
  'debug-mode': msg('debugger.check.debug-mode', 'Debug mode'),
  setup: msg('debugger.check.setup', 'Set-up tag'),
}
