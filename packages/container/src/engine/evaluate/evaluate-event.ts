import type { Engine, LayerEvent } from '../engine.ts'
import { owns } from '../list.ts'

/** Decides about every tag that some trigger ties to this event, in firing order; `allows` narrows the choice. */
export function evaluateEvent(engine: Engine, event: LayerEvent, allows?: (tag: number) => boolean): void {
  const { tagIndex, evaluateRow } = engine.plan
  engine.present = event
  const ranges = tagIndex[owns(tagIndex, event.named) ? event.named : '']!
  for (let at = 0; at < ranges.length; at += 2) {
    let tag = ranges[at]!
    const count = ranges[at + 1]!
    const end = tag + Math.abs(count)
    if (count < 0 && !allows) evaluateRow!(engine, tag, end)
    else for (; tag < end; tag++) if (!allows || allows(tag)) decide(engine, tag)
  }
}

/** Decides about one tag; whatever goes wrong concerns this tag only. */
export function decide(engine: Engine, tag: number): void {
  try {
    engine.attemptTag(engine, tag)
  } catch (error) {
    engine.page.reportIssue('tag', error)
  }
}
