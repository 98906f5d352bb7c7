import type { Engine, LayerEvent } from '../engine.ts'
import { lookAgainAt } from '../evaluate/create-event.ts'
import { evaluateEvent } from '../evaluate/evaluate-event.ts'
import { append, each, eachKey } from '../list.ts'
import { type Decisions, readDecisions, writeDecisions } from './consents.ts'

/** Happens once per page, so a tag that missed it for want of consent gets a second chance. */
const MILESTONE = /^waymark\.(pageView|domReady|pageLoad)$/

/** Reads what the visitor decided, and remembers which milestones of the page are reached. */
export function startConsent(engine: Engine): void {
  const { decisions, at } = readDecisions(engine)
  engine.privacy.allowed = decisions
  if (at) engine.privacy.decidedAt = at
  append(engine.beforeEvent, (event) => {
    if (MILESTONE.test(event.named)) append(engine.milestones, event)
  })
}

/** Stores decisions made on this page. */
export function decideConsent(engine: Engine, decisions: Decisions): void {
  const at = new Date(engine.page.clockNow()).toISOString()
  writeDecisions(engine, decisions, at)
  followConsent(engine, decisions, at)
}

/** Takes over decisions, tells the page, and looks again at the tags whose consent was just granted. */
export function followConsent(engine: Engine, decisions: Decisions, at?: string): void {
  const { privacy } = engine
  const old = privacy.allowed
  const granted: string[] = []
  const denied: string[] = []
  let changed = false
  eachKey({ ...old, ...decisions }, (type) => {
    const state = decisions[type]
    if (state === old[type]) return
    changed = true
    if (state !== undefined) append(state ? granted : denied, type)
  })
  if (!changed) return
  privacy.previous = old
  privacy.allowed = decisions
  if (at) privacy.decidedAt = at
  engine.announce('waymark.consentUpdated', { consents: { ...decisions }, granted, denied })
  if (granted.length) engine.takeTurn(() => each(engine.milestones, (event) => lookAgain(engine, event, granted)))
}

function lookAgain(engine: Engine, earlier: LayerEvent, granted: readonly string[]): void {
  const { headList, tagList } = engine.plan
  const event = lookAgainAt(earlier, engine.nextPosition())
  evaluateEvent(engine, event, (tag) => {
    const consent = headList[tagList[tag]![0]]![1]
    return consent !== 0 && granted.indexOf(consent) >= 0 && !event.firedOn[tag]
  })
  engine.afterItem?.(event.pushed, event.place, event)
}
