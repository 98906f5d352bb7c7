import type { Engine, Head } from '../core/engine.ts'
import { privacyOf } from '../state/privacy-of.ts'

/** Whether the visitor granted the consent that a tag needs. */
export function hasConsent(engine: Engine, head: Head): boolean {
  return !head[1] || privacyOf(engine).allowed[head[1]] === 1
}
