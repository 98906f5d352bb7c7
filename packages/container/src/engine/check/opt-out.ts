import type { Engine, Head } from '../core/engine.ts'
import { privacyOf } from '../state/privacy-of.ts'

/** Whether the visitor has not opted out of what respects their privacy. */
export function notOptedOut(engine: Engine, head: Head): boolean {
  return !head[2] || !privacyOf(engine).hasOptedOut
}
