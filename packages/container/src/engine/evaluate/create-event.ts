import type { LayerEvent } from '../engine.ts'

/** An event before anything is known about it. */
export function createEvent(
  named: string,
  carried: Readonly<Record<string, any>>,
  pushed: unknown,
  place: number,
  earlier?: unknown,
): LayerEvent {
  return { named, carried, pushed, place, earlier, computed: [], triggered: [], firedOn: [], firedTags: 0, heldTags: 0 }
}

/** The same event once more, under a place of its own; what fired on it is known to both. */
export function lookAgainAt(event: LayerEvent, place: number): LayerEvent {
  return { ...event, place, isAgain: true, computed: [], triggered: [], firedTags: 0, heldTags: 0 }
}
