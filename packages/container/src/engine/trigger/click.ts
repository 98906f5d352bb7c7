import type { Engine } from '../core/engine.ts'
import { type Deferral, deferForTags } from './defer-for-tags.ts'

/** Announces clicks as they reach the document. */
export function listenToClicks(engine: Engine): void {
  engine.page.onClick(false, (click) => engine.announce('waymark.click', click.fields))
}

/** Announces clicks as they reach the document, and defers links for tags that need time. */
export function listenToTimedClicks(engine: Engine, time: Deferral): void {
  const { page } = engine
  page.onClick(
    false,
    (click) => engine.announce('waymark.click', click.fields, deferForTags(click, time)),
    page.deferLink,
  )
}

/** Announces clicks in the capturing phase, before the page can stop them; their links are never deferred. */
export function listenToCapturedClicks(engine: Engine): void {
  engine.page.onClick(true, (click) => engine.announce('waymark.capturingClick', click.fields))
}
