import type { Engine, Head } from '../core/engine.ts'

/** Whether a tag may fire in the debug artifact. */
export function runsInDebugMode(_engine: Engine, head: Head): boolean {
  return !head[4]
}
