import type { Engine } from '../engine.ts'

/** True the first time on this page that something is asked for. */
export function once(engine: Engine, what: string): boolean {
  if (engine.done[what]) return false
  engine.done[what] = true
  return true
}
