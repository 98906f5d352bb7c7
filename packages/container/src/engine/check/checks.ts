import type { Check } from '../content.ts'
import { hasConsent } from './consent.ts'
import { runsInDebugMode } from './debug-mode.ts'
import { mayTrack } from './do-not-track.ts'
import { notOptedOut } from './opt-out.ts'
import { inSchedule } from './schedule.ts'

/** What can keep a tag from firing whatever its triggers say. */
export const checks = {
  hasConsent,
  inSchedule,
  mayTrack,
  notOptedOut,
  runsInDebugMode,
} as const satisfies Record<string, Check>
