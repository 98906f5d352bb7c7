import { type DataLayerEvent, type Engine, HEAD_CONSENT, type Turn } from '../core/engine.ts'
import { append } from '../core/list.ts'
import { repeatEvent } from '../evaluate/create-event.ts'
import { evaluateEvent } from '../evaluate/evaluate-event.ts'
import { followConsent, followOptOut } from './change-privacy.ts'
import { readDecisions } from './consents.ts'
import { readOptOut } from './opt-out.ts'
import { privacyOf } from './privacy-of.ts'

/** Events that happen once per page: tags that they did not fire for lack of consent are attempted again. */
const MILESTONE = /^waymark\.(pageView|domReady|pageLoad)$/

/**
 * Reads the visitor's decisions at the start and those made in other tabs later. When consent is granted, evaluates the
 * milestones of the page again for the tags that need it, and for those whose set-up tag lacked it. Used only by content
 * that depends on decisions.
 */
export function startPrivacy(engine: Engine): void {
  const milestones: DataLayerEvent[] = []
  privacyOf(engine)
  append(engine.beforeEvent, (event) => {
    if (MILESTONE.test(event.named)) append(milestones, event)
  })
  engine.whenGranted = (granted) => engine.takeTurn(() => reevaluate(engine, milestones, 0, granted))
  engine.page.whenVisible(() => {
    followConsent(engine, readDecisions(engine))
    followOptOut(engine, readOptOut(engine))
  })
}

/** Evaluates the milestones again, from index `number` on, for tags whose consent was granted. */
function reevaluate(
  engine: Engine,
  milestones: readonly DataLayerEvent[],
  number: number,
  granted: readonly string[],
): Turn | undefined {
  const { headList, tagList } = engine.plan
  const earlier = milestones[number]
  if (!earlier) return undefined
  const event = repeatEvent(earlier, engine.nextPosition())
  const done = () => {
    engine.afterItem?.(event.pushed, event.place, event)
    return reevaluate(engine, milestones, number + 1, granted)
  }
  // 0, for tags that need no consent, is never granted.
  const isGranted = (tag: number) => granted.indexOf(headList[tagList[tag]![0]]![HEAD_CONSENT] as string) >= 0
  return evaluateEvent(engine, event, done, (tag) => {
    const fired = event.firedOn[tag]
    return !fired && (isGranted(tag) || (fired === false && engine.someSetup!(tag, isGranted)))
  })
}
