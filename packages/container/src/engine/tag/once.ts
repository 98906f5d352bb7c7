import type { Engine } from '../core/engine.ts'

/** True the first time on this page that something is asked for. */
export function once(engine: Engine, what: string): boolean {
  if (engine.doneOnce[what]) return false
  engine.doneOnce[what] = true
  return true
}
