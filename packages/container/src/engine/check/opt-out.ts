import type { Head } from '../content.ts'
import type { Engine } from '../engine.ts'

/** Whether the visitor has not opted out of what respects their privacy. */
export function notOptedOut(engine: Engine, head: Head): boolean {
  return !head[2] || !engine.privacy.hasOptedOut
}
