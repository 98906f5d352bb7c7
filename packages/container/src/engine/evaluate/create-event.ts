import type { DataLayerEvent } from '../core/engine.ts'

/** The origin of an event: what was pushed, or the event that is evaluated again. */
type Origin = Pick<DataLayerEvent, 'named' | 'carried' | 'pushed' | 'firedOn'> & Partial<DataLayerEvent>

/** An event before anything is found out about it. */
export function createEvent(place: number, origin: Origin): DataLayerEvent {
  return {
    ...origin,
    place,
    computed: new Map(),
    triggered: new Map(),
    firedTags: 0,
    heldTags: 0,
  }
}

/** The same event once more, under a place of its own and with present values; what fired on it is known to both. */
export function repeatEvent(event: DataLayerEvent, place: number): DataLayerEvent {
  return createEvent(place, { ...event, isRepeat: true, frozenModel: undefined })
}
