import { type DataLayerEvent, type Engine, HEAD_CONSENT, type Turn } from '../core/engine.ts'
import { append } from '../core/list.ts'
import { repeatEvent } from '../evaluate/create-event.ts'
import { evaluateEvent } from '../evaluate/evaluate-event.ts'
import { followConsent, followOptOut } from './change-privacy.ts'
import { readDecisions } from './consents.ts'
import { readOptOut } from './opt-out.ts'
import { privacyOf } from './privacy-of.ts'

/** Happens once per page, so a tag that missed it because consent was missing is attempted again. */
const MILESTONE = /^waymark\.(pageView|domReady|pageLoad)$/

/**
 * For content that depends on it: reads at the start what the visitor decided, follows decisions of other tabs, and
 * evaluates the milestones that the page has reached again for the tags whose consent is granted, or that of the set-up
 * tag that kept them from firing.
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

/** Evaluates the milestones again, from one on, for tags whose consent was granted. */
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
