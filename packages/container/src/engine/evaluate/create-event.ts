import type { LayerEvent } from '../core/engine.ts'

/** What an event starts from: what was pushed, or the event that is looked at again. */
type Beginning = Pick<LayerEvent, 'named' | 'carried' | 'pushed' | 'firedOn'> & Partial<LayerEvent>

/** An event before anything is found out about it. */
export function createEvent(place: number, beginning: Beginning): LayerEvent {
  return {
    ...beginning,
    place,
    computed: new Map(),
    triggered: new Map(),
    firedTags: 0,
    heldTags: 0,
    frozenModel: undefined,
  }
}

/** The same event once more, under a place of its own and with present values; what fired on it is known to both. */
export function lookAgainAt(event: LayerEvent, place: number): LayerEvent {
  return createEvent(place, { ...event, isAgain: true })
}
