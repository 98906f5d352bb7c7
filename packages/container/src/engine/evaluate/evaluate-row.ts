import type { EvaluateRow, Operator, Trigger } from '../content.ts'
import { passesChecks } from './attempt.ts'
import { optionsOf } from './fire.ts'
import { isMet } from './is-met.ts'
import { valueFor } from './value.ts'

/**
 * As `attempt` and `fire` one by one, except that what the tags share is looked at once: then each needs but one
 * comparison. A call that is left out here is left out a thousand times, often before the browser has optimised it.
 */
export const evaluateRow: EvaluateRow = (engine, start, end) => {
  const { plan, present, page } = engine
  const { checkList, tagList, useMarks } = plan
  const first = tagList[start]!
  const shape = plan.shapeList[(first[2] as Trigger)[0]]!
  if ((shape[0] && shape[0] !== present.named) || !passesChecks(engine, first[0])) return
  const render = plan.headList[first[0]]![0]
  const operator = shape[3] as Operator | undefined
  const value = operator && valueFor(engine, shape[2] as number)
  const text = shape[1] ? 2 : 1
  for (let number = start; number < end; number++) {
    const tag = tagList[number]!
    const trigger = tag[2] as Trigger
    const options = tag[1]
    try {
      if (operator && !operator(value, trigger[text], engine)) continue
      if (shape.length > 4 && !isMet(engine, trigger)) continue
      // What fired before may have changed what the visitor allows.
      if (checkList.length && !passesChecks(engine, first[0])) continue
      if (useMarks && !useMarks(engine, tag, 2)) continue
      present.firedOn[number] = true
      present.firedTags++
      render(typeof options === 'function' ? optionsOf(engine, options) : options, page, engine)
    } catch (error) {
      page.reportIssue('tag', error)
    }
  }
}
