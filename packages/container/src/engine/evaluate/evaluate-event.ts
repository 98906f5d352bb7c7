import type { DataLayerEvent, Engine } from '../core/engine.ts'
import { each } from '../core/list.ts'
import { listenersTo } from './event-index.ts'

/** Attempts every tag that some trigger ties to this event, in firing order; `allows` narrows the choice. */
export function evaluateEvent(engine: Engine, event: DataLayerEvent, allows?: (tag: number) => boolean): void {
  engine.present = event
  each(listenersTo(engine.tagIndex, event.named), (tag) => {
    if (!allows || allows(tag)) attemptAlone(engine, tag)
  })
}

/** Attempts one tag; what it throws concerns this tag only. */
export function attemptAlone(engine: Engine, tag: number): void {
  try {
    engine.attemptTag(engine, tag)
  } catch (error) {
    engine.page.reportIssue('tag', error)
  }
}
