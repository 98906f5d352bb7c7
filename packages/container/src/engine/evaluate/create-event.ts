import type { DataLayerEvent } from '../core/engine.ts'

/** What an event starts from: what was pushed, or the event that is looked at again. */
type Beginning = Pick<DataLayerEvent, 'named' | 'carried' | 'pushed' | 'firedOn'> & Partial<DataLayerEvent>

/** An event before anything is found out about it. */
export function createEvent(place: number, beginning: Beginning): DataLayerEvent {
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
export function repeatEvent(event: DataLayerEvent, place: number): DataLayerEvent {
  return createEvent(place, { ...event, isRepeat: true })
}
