import type { Engine } from '../core/engine.ts'
import { dictionary, eachKey } from '../core/list.ts'
import { YEAR } from './year.ts'

/** The types that can be granted or denied: those of `CONSENT_TYPES` in the domain, whose values artifacts do not hold. */
const TYPES =
  /^(analytics|ab_testing_and_personalization|conversion_tracking|marketing_automation|remarketing|user_feedback|custom_consent)$/

export type Decisions = Record<string, 0 | 1>

/** Decisions, and when the last of them was made. */
export interface DatedDecisions {
  readonly allowed: Decisions
  readonly decidedAt?: string | undefined
}

/**
 * The decisions among the own entries of a value. Unknown types, and states other than 0 and 1, are refused and left out.
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
export function readDecisions(engine: Engine): DatedDecisions {
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

/** Writes the cookie without `JSON.stringify`, because old libraries add a `toJSON` to texts and lists. */
export function writeDecisions(engine: Engine, { allowed, decidedAt }: DatedDecisions): void {
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
