import type { Announcement, Engine, Turn } from '../core/engine.ts'
import { dictionary, each, eachKey } from '../core/list.ts'
import { createEvent } from '../evaluate/create-event.ts'
import { evaluateEvent } from '../evaluate/evaluate-event.ts'
import { followPath } from '../evaluate/follow-path.ts'
import { completeEvent } from './complete-event.ts'
import { runCommand } from './run-command.ts'
import { store } from './store.ts'

/** Prefix of the names of the container's own events; their keys are not stored. */
export const OWN = 'waymark.'

const NOT_STORED = /^(event(Callback|Timeout)?|_clear)$/

/** Processes one item of the data layer. Items of an unknown form do nothing. */
export function takeItem(engine: Engine, item: any, place: number, more: Announcement = {}): Turn | undefined {
  let named: any
  let carried: any
  if (typeof item === 'function') runFunction(engine, item)
  else if (Array.isArray(item)) runCommand(engine.model, item)
  else if ({}.toString.call(item) === '[object Arguments]') {
    if (item[0] === 'event') {
      named = item[1]
      carried = item[2]
    } else if (item[0] === 'set') carried = item[1]
  } else if (item && typeof item === 'object') {
    carried = item
    named = item.event
  } else return undefined
  if (!carried || typeof carried !== 'object') carried = dictionary()
  const isEvent = named && typeof named === 'string'
  if (!isEvent || named.indexOf(OWN) !== 0) {
    eachKey(carried, (key, value) => {
      if (NOT_STORED.test(key)) return
      if (carried._clear === true) store(engine.model, key, undefined)
      store(engine.model, key, value)
    })
  }
  if (!isEvent) {
    engine.afterItem?.(item, place)
    return undefined
  }
  const event = createEvent(place, { named, carried, pushed: item, earlier: more.earlier, firedOn: [] })
  engine.present = event
  each(engine.beforeEvent, (run) => run(event))
  return evaluateEvent(engine, event, () => {
    engine.afterItem?.(item, place, event)
    completeEvent(engine.page, event, more.whenDone)
  })
}

function runFunction(engine: Engine, run: (this: unknown) => void): void {
  run.call({
    get: (key: string) => followPath(engine.model, key.split('.')),
    set: (key: string, value: unknown) => store(engine.model, key, value),
    reset: () => {
      engine.model = dictionary()
    },
  })
}
