import { type Engine, FIRST_TRIGGER, type Operator, type Tag, type Trigger } from '../core/engine.ts'
import { valueFor } from './value.ts'

/** Whether some trigger of a tag is met on the present event. */
export function anyMet(engine: Engine, tag: Tag): boolean {
  for (let index = FIRST_TRIGGER; index < tag.length; index++) {
    if (isMet(engine, tag[index] as number | Trigger)) return true
  }
  return false
}

/** Whether a trigger is met on the present event. A trigger that several tags share is evaluated once per event. */
export function isMet(engine: Engine, trigger: number | Trigger): boolean {
  if (typeof trigger !== 'number') return allConditionsMet(engine, trigger)
  const { triggered } = engine.present
  let met = triggered.get(trigger)
  if (met === undefined) {
    met = allConditionsMet(engine, engine.plan.triggerList[trigger]!)
    triggered.set(trigger, met)
  }
  return met
}

function allConditionsMet(engine: Engine, trigger: Trigger): boolean {
  if (!listensTo(engine, trigger)) return false
  const conditions = (engine.plan.shapeList[trigger[1]]!.length - 1) / 2
  try {
    for (let index = 0; index < conditions; index++) if (!conditionMet(engine, trigger, index)) return false
    return true
  } catch (error) {
    engine.page.reportIssue('condition', error)
    return false
  }
}

/** Whether a trigger listens to the present event. The trigger of a group always does, since its condition checks the event. */
export function listensTo({ present }: Engine, trigger: Trigger): boolean {
  const event = trigger[0]
  return typeof event !== 'string' || event === present.named
}

/** Whether one condition of a trigger, counted from 0, is met on the present event; throws what its operator throws. */
export function conditionMet(engine: Engine, trigger: Trigger, index: number): boolean {
  const shape = engine.plan.shapeList[trigger[1]]!
  const operator = shape[index * 2 + 2] as Operator
  // The first text stands after the shape, or after the mark of a trigger that fires once.
  const text = trigger[index + (shape[0] ? 3 : 2)]
  return operator(valueFor(engine, shape[index * 2 + 1] as number), text, engine)
}
