import type { Engine } from '../core/engine.ts'

/** The pointer leaving the page. */
export function listenToLeaving(engine: Engine): void {
  engine.page.onLeave((edge) => engine.announce('waymark.leaveContent', { edge }))
}
