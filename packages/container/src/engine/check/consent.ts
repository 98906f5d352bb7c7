import type { Head } from '../content.ts'
import type { Engine } from '../engine.ts'

/** Whether the visitor granted the consent that a tag needs. */
export function hasConsent(engine: Engine, head: Head): boolean {
  return !head[1] || engine.privacy.allowed[head[1]] === 1
}
