import type { DataLayerEvent, Engine, Turn } from '../core/engine.ts'
import { listenersTo } from './event-index.ts'

/**
 * Attempts every tag that some trigger ties to this event, in firing order, one in each turn, and ends with `done`;
 * `allows` narrows the choice.
 */
export function evaluateEvent(
  engine: Engine,
  event: DataLayerEvent,
  done: Turn,
  allows?: (tag: number) => boolean,
): Turn {
  const tags = listenersTo(engine.tagIndex, event.named)
  let at = 0
  const next: Turn = () => {
    engine.present = event
    if (at >= tags.length) return done()
    const tag = tags[at++]!
    if (!allows || allows(tag)) attemptAlone(engine, tag)
    return next
  }
  return next
}

/** Attempts one tag; what it throws concerns this tag only. */
export function attemptAlone(engine: Engine, tag: number): void {
  try {
    engine.attemptTag(engine, tag)
  } catch (error) {
    engine.page.reportIssue('tag', error)
  }
}
