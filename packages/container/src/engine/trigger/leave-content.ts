import type { Engine } from '../core/engine.ts'

/** Announces that the pointer leaves the page. */
export function listenToLeaving(engine: Engine): void {
  engine.page.onLeave((edge) => engine.announce('waymark.leaveContent', { edge }))
}
