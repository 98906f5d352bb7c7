import type { DataLayerEvent, Engine, Turn } from '../core/engine.ts'
import { listenersTo } from './event-index.ts'

/**
 * Attempts every tag with a trigger on this event that passes `allows`, in firing order, one in each turn; then runs
 * `done`.
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

/** Attempts one tag and reports an error that it throws, so that the other tags still run. */
export function attemptAlone(engine: Engine, tag: number): void {
  try {
    engine.attemptTag(engine, tag)
  } catch (error) {
    engine.page.reportIssue('tag', error)
  }
}
