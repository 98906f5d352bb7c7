import type { Engine } from '../core/engine.ts'
import { append, dictionary, eachKey } from '../core/list.ts'
import { type DatedDecisions, type Decisions, decisionsIn, writeDecisions } from './consents.ts'
import { writeOptOut } from './opt-out.ts'
import { privacyOf } from './privacy-of.ts'

/** Stores decisions made on this page. */
export function decideConsent(engine: Engine, decisions: Decisions): void {
  const dated = { allowed: decisionsIn(decisions), decidedAt: new Date(engine.page.clockNow()).toISOString() }
  writeDecisions(engine, dated)
  followConsent(engine, dated)
}

/**
 * Adopts decisions and announces them. A withdrawal counts at once; a grant counts after the waiting turns, which belong
 * to the time before it.
 */
export function followConsent(engine: Engine, { allowed, decidedAt }: DatedDecisions): void {
  const privacy = privacyOf(engine)
  const old = privacy.allowed
  const granted: string[] = []
  const denied: string[] = []
  const kept: Decisions = dictionary()
  let changed = false
  eachKey({ ...old, ...allowed }, (type) => {
    const state = allowed[type]
    if (state === old[type]) {
      kept[type] = state!
      return
    }
    changed = true
    if (state !== undefined) append(state ? granted : denied, type)
  })
  if (!changed) return
  privacy.allowed = kept
  runWaiting(engine)
  privacy.previous = old
  privacy.allowed = allowed
  privacy.decidedAt = decidedAt ?? privacy.decidedAt
  engine.announce('waymark.consentUpdated', { consents: { ...allowed }, granted, denied })
  if (granted.length) engine.whenGranted?.(granted)
}

/** Opts the visitor out of what respects their privacy, or in again. */
export function decideOptOut(engine: Engine, optedOut: boolean): void {
  writeOptOut(engine, optedOut)
  followOptOut(engine, optedOut)
}

/** Adopts the decision and announces it. */
export function followOptOut(engine: Engine, optedOut: boolean): void {
  const privacy = privacyOf(engine)
  if (optedOut === privacy.hasOptedOut) return
  if (!optedOut) runWaiting(engine)
  privacy.hasOptedOut = optedOut
  engine.announce('waymark.optOutUpdated', { optedOut })
}

/** Runs the turns that wait, unless one of them is running. */
function runWaiting(engine: Engine): void {
  engine.takeTurn(() => {}, true)
}
