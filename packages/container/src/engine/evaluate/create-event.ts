import type { LayerEvent } from '../engine.ts'

/** An event before anything is known about it. `firedOn` is handed over when an earlier event is looked at again. */
export function createEvent(
  named: string,
  carried: Readonly<Record<string, any>>,
  pushed: unknown,
  place: number,
  earlier?: unknown,
  firedOn: boolean[] = [],
): LayerEvent {
  return { named, carried, pushed, place, earlier, computed: [], triggered: [], firedOn, firedTags: 0, heldTags: 0 }
}
