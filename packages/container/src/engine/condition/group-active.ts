import type { Engine } from '../core/engine.ts'

/** Whether the present event is the one that activated a group, also when it is evaluated again. */
export function groupActive(_value: unknown, group: number, engine: Engine): boolean {
  return engine.groupStates[group]!.resolvedBy === engine.present.firedOn
}
