import type { Engine } from '../core/engine.ts'

/** True at the first call on this page for `what`. */
export function once(engine: Engine, what: string): boolean {
  if (engine.doneOnce[what]) return false
  engine.doneOnce[what] = true
  return true
}
