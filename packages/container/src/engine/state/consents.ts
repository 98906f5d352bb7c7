import type { Engine } from '../engine.ts'
import { eachKey } from '../list.ts'
import { YEAR } from './year.ts'

/** What a visitor decides about: all types that can be granted or denied. */
const TYPES =
  /^(analytics|ab_testing_and_personalization|conversion_tracking|marketing_automation|remarketing|user_feedback|custom_consent)$/

export type Decisions = Record<string, 0 | 1>

/** The decisions among the entries of anything: unknown types and other values are left out. */
export function decisionsIn(source: unknown, refuse: (type: string) => void = () => {}): Decisions {
  const decisions: Decisions = {}
  if (!source || typeof source !== 'object') return decisions
  eachKey(source, (type, state) => {
    if (TYPES.test(type) && (state === 0 || state === 1)) decisions[type] = state
    else refuse(type)
  })
  return decisions
}

/** The decisions that the cookie holds, and when they were made. */
export function readDecisions(engine: Engine): { decisions: Decisions; at?: string } {
  try {
    const stored = JSON.parse(engine.page.readCookie(cookieOf(engine))!)
    return { decisions: decisionsIn(stored.c), at: `${stored.t}` }
  } catch {
    return { decisions: {} }
  }
}

/** Written by hand, since old libraries give texts and lists a `toJSON` that spoils them. */
export function writeDecisions(engine: Engine, decisions: Decisions, at: string): void {
  let entries = ''
  eachKey(decisions, (type, state) => {
    entries += `${entries && ','}"${type}":${state}`
  })
  const text = entries && `{"v":1,"t":"${at}","c":{${entries}}}`
  engine.page.writeCookie(cookieOf(engine), text, entries ? YEAR : 0)
}

function cookieOf(engine: Engine): string {
  return `wm_consents_${engine.plan.planApp}`
}
