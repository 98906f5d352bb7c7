import { type Engine, FIRST_TRIGGER, type Tag } from '../core/engine.ts'
import { fire } from './fire.ts'

/** Runs the firing pipeline for one tag on the present event: checks, marks, rendering. Returns whether the tag fired. */
export function attempt(engine: Engine, number: number): boolean {
  const tag = engine.plan.tagList[number]!
  if (!passesChecks(engine, tag, engine.observeTag?.(engine.present, number))) return false
  engine.plan.markFired?.(engine, tag, FIRST_TRIGGER)
  fire(engine, number, tag)
  return true
}

/** Whether a tag passes all checks now. Stops at the first that fails, unless `failed` is given for all. */
export function passesChecks(engine: Engine, tag: Tag, failed?: (check: number) => void): boolean {
  const { checkList, headList } = engine.plan
  const head = headList[tag[0]]!
  let passes = true
  for (let index = 0; index < checkList.length; index++) {
    if (checkList[index]!(engine, head, tag)) continue
    passes = false
    if (!failed) break
    failed(index)
  }
  return passes
}
