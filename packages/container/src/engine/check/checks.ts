import { isOpen } from '@waymark/domain/tag/clock'
import {
  type Check,
  type Engine,
  FIRST_TRIGGER,
  HEAD_BLOCKERS,
  HEAD_CONSENT,
  HEAD_FREQUENCY,
  HEAD_OFF_IN_DEBUG_MODE,
  HEAD_PRIVACY,
  HEAD_SCHEDULE,
  type Head,
} from '../core/engine.ts'
import { anyMet } from '../evaluate/is-met.ts'
import { firingTrigger } from '../state/fired-marks.ts'
import { privacyOf } from '../state/privacy-of.ts'

/** Whether the visitor granted the consent that a tag needs. */
export function hasConsent(engine: Engine, head: Head): boolean {
  return !head[HEAD_CONSENT] || privacyOf(engine).allowed[head[HEAD_CONSENT]] === 1
}

/** False when the tag respects privacy and the browser sends Do Not Track. */
export function mayTrack(engine: Engine, head: Head): boolean {
  return !head[HEAD_PRIVACY] || !engine.page.hasDoNotTrack()
}

/** Whether the visitor has not opted out of what respects their privacy. */
export function notOptedOut(engine: Engine, head: Head): boolean {
  return !head[HEAD_PRIVACY] || !privacyOf(engine).hasOptedOut
}

/** Whether now lies within the flight dates of the tag. */
export function isWithinSchedule({ page }: Engine, head: Head): boolean {
  return !head[HEAD_SCHEDULE] || isOpen(head[HEAD_SCHEDULE], page.clockIn, page.clockNow())
}

/** Whether a trigger of the tag is met. */
export const isTriggered: Check = (engine, _head, tag) => anyMet(engine, tag)

/**
 * Whether none of the tag's blocking triggers is met. While the visitor's audiences are still to come, those that wait
 * for them count as met, so that the tag waits.
 */
export function isNotBlocked(engine: Engine, head: Head): boolean {
  const blockers = head[HEAD_BLOCKERS]
  if (!blockers) return true
  const { assumesAudiences } = engine
  engine.assumesAudiences = !assumesAudiences && !!engine.awaitsAudiences?.()
  const blocked = anyMet(engine, blockers)
  engine.assumesAudiences = !!assumesAudiences
  return !blocked
}

/** Whether the tag has not fired as often as it may. */
export function isWithinFrequency(engine: Engine, head: Head): boolean {
  const frequency = head[HEAD_FREQUENCY]
  return !frequency?.[0](engine, frequency[1])
}

/** Whether one of the triggers that are met may still fire the tag; true as well if none is met. */
export const mayFireAgain: Check = (engine, _head, tag) =>
  firingTrigger(engine, tag, FIRST_TRIGGER) !== undefined || !anyMet(engine, tag)

/** Whether a tag may fire in the debug artifact. */
export function runsInDebugMode(_engine: Engine, head: Head): boolean {
  return !head[HEAD_OFF_IN_DEBUG_MODE]
}

/** The checks of the firing pipeline; `compile/plan-checks.ts` has their order and reasons, `evaluate/attempt.ts` calls them. */
export const checks = {
  hasConsent,
  isWithinSchedule,
  isNotBlocked,
  isTriggered,
  isWithinFrequency,
  mayFireAgain,
  mayTrack,
  notOptedOut,
  runsInDebugMode,
} as const satisfies Record<string, Check>
