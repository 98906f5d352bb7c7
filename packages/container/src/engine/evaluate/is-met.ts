import type { Operator, Trigger } from '../content.ts'
import type { Engine } from '../engine.ts'
import { valueFor } from './value.ts'

/** Whether a trigger is met on the present event. A trigger that several tags share is asked once per event. */
export function isMet(engine: Engine, trigger: number | Trigger): boolean {
  if (typeof trigger !== 'number') return conditionsMet(engine, trigger)
  const { triggered } = engine.present
  let met = triggered.get(trigger)
  if (met === undefined) {
    met = conditionsMet(engine, engine.plan.triggerList[trigger]!)
    triggered.set(trigger, met)
  }
  return met
}

function conditionsMet(engine: Engine, trigger: Trigger): boolean {
  const shape = engine.plan.shapeList[trigger[0]]!
  if (shape[0] && shape[0] !== engine.present.named) return false
  try {
    // The first text stands after the shape, or after the mark of a trigger that fires once.
    for (let text = shape[1] ? 2 : 1, at = 2; at < shape.length; at += 2) {
      if (!(shape[at + 1] as Operator)(valueFor(engine, shape[at] as number), trigger[text++], engine)) return false
    }
    return true
  } catch (error) {
    engine.page.reportIssue('condition', error)
    return false
  }
}
