import type { Engine, Head } from '../core/engine.ts'

/** Whether a tag may run although, or because, the browser does not ask to go untracked. */
export function mayTrack(engine: Engine, head: Head): boolean {
  return !head[2] || !engine.page.asksNotToTrack()
}
