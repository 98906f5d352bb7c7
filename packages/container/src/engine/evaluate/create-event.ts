import type { DataLayerEvent } from '../core/engine.ts'

/** The origin of an event: what was pushed, or the event that is evaluated again. */
type Origin = Pick<DataLayerEvent, 'named' | 'carried' | 'pushed' | 'firedOn'> & Partial<DataLayerEvent>

/** An event of which nothing has been evaluated yet. */
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

/** A repeat of an event at a new position, with present values. It shares the list of fired tags with the original. */
export function repeatEvent(event: DataLayerEvent, place: number): DataLayerEvent {
  return createEvent(place, { ...event, isRepeat: true, frozenModel: undefined })
}
