import { type Check, type Engine, FIRST_TRIGGER, type Head } from '../core/engine.ts'
import { anyMet } from '../evaluate/is-met.ts'
import { firingTrigger } from '../state/fired-marks.ts'
import { privacyOf } from '../state/privacy-of.ts'
import { inSchedule } from './schedule.ts'

/** Whether the visitor granted the consent that a tag needs. */
export function hasConsent(engine: Engine, head: Head): boolean {
  return !head[1] || privacyOf(engine).allowed[head[1]] === 1
}

/** Whether a tag may run although, or because, the browser does not ask to go untracked. */
export function mayTrack(engine: Engine, head: Head): boolean {
  return !head[2] || !engine.page.asksNotToTrack()
}

/** Whether the visitor has not opted out of what respects their privacy. */
export function notOptedOut(engine: Engine, head: Head): boolean {
  return !head[2] || !privacyOf(engine).hasOptedOut
}

/** Whether some trigger of the tag is met. */
export const isTriggered: Check = (engine, _head, tag) => anyMet(engine, tag)

/** Whether one of the triggers that are met may still fire the tag; a tag without such triggers passes. */
export const mayFireAgain: Check = (engine, _head, tag) =>
  firingTrigger(engine, tag, FIRST_TRIGGER) !== undefined || !anyMet(engine, tag)

/** Whether a tag may fire in the debug artifact. */
export function runsInDebugMode(_engine: Engine, head: Head): boolean {
  return !head[4]
}

/** The checks of the firing pipeline. */
export const checks = {
  hasConsent,
  inSchedule,
  isTriggered,
  mayFireAgain,
  mayTrack,
  notOptedOut,
  runsInDebugMode,
} as const satisfies Record<string, Check>
