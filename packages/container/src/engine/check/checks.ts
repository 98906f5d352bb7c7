import type { Check } from '../core/engine.ts'
import { hasConsent } from './consent.ts'
import { runsInDebugMode } from './debug-mode.ts'
import { mayTrack } from './do-not-track.ts'
import { notOptedOut } from './opt-out.ts'
import { inSchedule } from './schedule.ts'
import { isTriggered, mayFireAgain } from './trigger.ts'

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
