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
export function decisionsIn(source: unknown, refuse?: (cause: string) => void): Decisions {
  const decisions: Decisions = dictionary()
  if (Object(source) !== source) refuse?.(`consents are not an object: ${source}`)
  eachKey(source as Record<string, unknown>, (type, state) => {
    const isKnown = TYPES.test(type)
    if (isKnown && (state === 0 || state === 1)) decisions[type] = state
    else refuse?.(isKnown ? `consent is not 0 or 1: ${type}` : `unknown consent: ${type}`)
  })
  return decisions
}

/** The decisions in the cookie; anything else written there is ignored. */
export function readDecisions(engine: Engine): Dated {
  const report = (cause: unknown) => engine.page.reportIssue('consent', cause)
  const cookie = engine.page.readCookie(cookieOf(engine))
  try {
    if (cookie) {
      const { v, c, t } = JSON.parse(cookie)
      if (v !== 1) throw new Error(`unknown version: ${v}`)
      return { allowed: decisionsIn(c, report), decidedAt: t }
    }
  } catch (error) {
    report(error)
  }
  return { allowed: dictionary() }
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
