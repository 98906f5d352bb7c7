import type { Engine } from '../core/engine.ts'
import { dictionary, eachKey } from '../core/list.ts'
import { YEAR } from './year.ts'

/** What a visitor decides about: all types that can be granted or denied. */
const TYPES =
  /^(analytics|ab_testing_and_personalization|conversion_tracking|marketing_automation|remarketing|user_feedback|custom_consent)$/

export type Decisions = Record<string, 0 | 1>

/** Decisions, and when the last of them was made. */
export interface Dated {
  readonly allowed: Decisions
  readonly decidedAt?: string | undefined
}

/**
 * The decisions among the entries of anything: unknown types and other values are left out. Keys that a page gave to
 * every object decide nothing.
 */
export function decisionsIn(source: unknown, refuse?: (type: string) => void): Decisions {
  const decisions: Decisions = dictionary()
  eachKey(source as Record<string, unknown>, (type, state) => {
    if (TYPES.test(type) && (state === 0 || state === 1)) decisions[type] = state
    else refuse?.(type)
  })
  return decisions
}

/** The decisions in the cookie; anything else written there is ignored. */
export function readDecisions(engine: Engine): Dated {
  const cookie = engine.page.readCookie(cookieOf(engine))
  try {
    const stored = cookie && JSON.parse(cookie)
    return { allowed: decisionsIn(stored?.c), decidedAt: stored?.t }
  } catch {
    return { allowed: dictionary() }
  }
}

/** Written by hand, since old libraries give texts and lists a `toJSON` that spoils them. */
export function writeDecisions(engine: Engine, { allowed, decidedAt }: Dated): void {
  let entries = ''
  eachKey(allowed, (type, state) => {
    entries += `${entries && ','}"${type}":${state}`
  })
  const text = entries && `{"v":1,"t":"${decidedAt}","c":{${entries}}}`
  engine.page.writeCookie(cookieOf(engine), text, entries ? YEAR : 0)
}

function cookieOf(engine: Engine): string {
  return `wm_consents_${engine.plan.planApp}`
}
