import { type Check, FIRST_TRIGGER } from '../core/engine.ts'
import { anyMet } from '../evaluate/is-met.ts'
import { firingTrigger } from '../state/fired-marks.ts'

/** Whether some trigger of the tag is met. */
export const isTriggered: Check = (engine, _head, tag) => anyMet(engine, tag)

/** Whether one of the triggers that are met may still fire the tag; a tag without such triggers passes. */
export const mayFireAgain: Check = (engine, _head, tag) =>
  firingTrigger(engine, tag, FIRST_TRIGGER) !== undefined || !anyMet(engine, tag)
