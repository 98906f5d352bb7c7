import type { DataLayerEvent, Engine } from '../core/engine.ts'
import { append, each, eachKey } from '../core/list.ts'
import { repeatEvent } from '../evaluate/create-event.ts'
import { evaluateEvent } from '../evaluate/evaluate-event.ts'
import { type Dated, type Decisions, decisionsIn, writeDecisions } from './consents.ts'
import { writeOptOut } from './opt-out.ts'
import { privacyOf } from './privacy-of.ts'

/** Stores decisions made on this page. */
export function decideConsent(engine: Engine, decisions: Decisions): void {
  const dated = { allowed: decisionsIn(decisions), decidedAt: new Date(engine.page.clockNow()).toISOString() }
  writeDecisions(engine, dated)
  followConsent(engine, dated)
}

/** Adopts decisions, announces them, and evaluates the milestones again for the tags whose consent was granted. */
export function followConsent(engine: Engine, { allowed, decidedAt }: Dated): void {
  const privacy = privacyOf(engine)
  const old = privacy.allowed
  const granted: string[] = []
  const denied: string[] = []
  let changed = false
  eachKey({ ...old, ...allowed }, (type) => {
    const state = allowed[type]
    if (state === old[type]) return
    changed = true
    if (state !== undefined) append(state ? granted : denied, type)
  })
  if (!changed) return
  privacy.previous = old
  privacy.allowed = allowed
  privacy.decidedAt = decidedAt ?? privacy.decidedAt
  engine.announce('waymark.consentUpdated', { consents: { ...allowed }, granted, denied })
  if (granted.length) engine.takeTurn(() => each(engine.milestones, (event) => reevaluate(engine, event, granted)))
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
  privacy.hasOptedOut = optedOut
  engine.announce('waymark.optOutUpdated', { optedOut })
}

function reevaluate(engine: Engine, earlier: DataLayerEvent, granted: readonly string[]): void {
  const { headList, tagList } = engine.plan
  const event = repeatEvent(earlier, engine.nextPosition())
  evaluateEvent(engine, event, (tag) => {
    // 0, for tags that need no consent, is never granted.
    const consent = headList[tagList[tag]![0]]![1] as string
    return granted.indexOf(consent) >= 0 && !event.firedOn[tag]
  })
  engine.afterItem?.(event.pushed, event.place, event)
}
