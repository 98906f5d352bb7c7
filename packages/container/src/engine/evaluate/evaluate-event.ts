import type { Engine, LayerEvent } from '../engine.ts'
import { owns } from '../list.ts'

/** Decides about every tag that some trigger ties to this event, in firing order; `allows` narrows the choice. */
export function evaluateEvent(engine: Engine, event: LayerEvent, allows?: (tag: number) => boolean): void {
  const { tagIndex } = engine.plan
  engine.present = event
  const ranges = tagIndex[owns(tagIndex, event.named) ? event.named : '']!
  for (let at = 0; at < ranges.length; at += 2) {
    const end = ranges[at]! + ranges[at + 1]!
    for (let tag = ranges[at]!; tag < end; tag++) if (!allows || allows(tag)) decide(engine, event, tag)
  }
}

/** Decides about one tag; whatever goes wrong concerns this tag only. */
export function decide(engine: Engine, event: LayerEvent, tag: number): void {
  try {
    if (!engine.attemptTag(engine, tag)) return
    event.firedOn[tag] = true
    event.firedTags++
  } catch (error) {
    engine.page.reportIssue('tag', error)
  }
}
