import { type Content, type EventName, FIRST_TRIGGER, type Trigger } from '../core/engine.ts'
import { append, dictionary, each, from } from '../core/list.ts'

/** Ascending numbers of listeners by event name; those under '' listen to every name not listed. */
export type EventIndex = Record<string, number[]>

export function createIndex(): EventIndex {
  const index: EventIndex = dictionary()
  index[''] = []
  return index
}

/** The numbers of all tags by the events of their triggers. */
export function indexTags({ tagList, triggerList }: Content): EventIndex {
  const index = createIndex()
  each(tagList, (tag, number) => {
    for (let at = FIRST_TRIGGER; at < tag.length; at++) {
      const trigger = tag[at] as number | Trigger
      addToIndex(index, (typeof trigger === 'number' ? triggerList[trigger]! : trigger)[0], number)
    }
  })
  return index
}

/** Adds a number, not less than those before, under the events of a trigger; under each name if it listens to every event. */
export function addToIndex(index: EventIndex, events: EventName | readonly string[], number: number): void {
  each(typeof events === 'string' ? [events] : events || Object.keys(index), (name) => {
    index[name] ||= from(index['']!, 0)
    const numbers = index[name]
    if (numbers[numbers.length - 1] !== number) append(numbers, number)
  })
}

/** The numbers for an event, in ascending order. */
export function listenersTo(index: EventIndex, name: string): readonly number[] {
  return index[name] || index['']!
}
