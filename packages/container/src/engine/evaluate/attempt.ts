import type { Head, Trigger } from '../content.ts'
import type { Engine } from '../engine.ts'
import { fire } from './fire.ts'
import { isMet } from './is-met.ts'

/**
 * The firing pipeline for one tag on the present event. A trigger that fires once holds a tag back when its mark
 * is set; any other that is met lets it through. Marks are set just before the tag is rendered.
 */
export function attempt(engine: Engine, number: number): boolean {
  const { plan } = engine
  const tag = plan.tagList[number]!
  if (!passesChecks(engine, plan.headList[tag[0]]!)) return false
  const { marksOf } = plan
  let through = false
  const spent: Trigger[] = []
  for (let index = 2; index < tag.length; index++) {
    const trigger = tag[index] as number | Trigger
    if (!isMet(engine, trigger)) continue
    const once = marksOf && typeof trigger !== 'number' && plan.shapeList[trigger[0]]![1]
    if (!once || !marksOf.hasMark(engine, once, trigger[1] as string)) through = true
    if (once) spent[spent.length] = trigger
  }
  if (!through) return false
  for (let index = 0; index < spent.length; index++) {
    const trigger = spent[index]!
    marksOf!.setMark(engine, plan.shapeList[trigger[0]]![1], trigger[1] as string)
  }
  fire(engine, number)
  return true
}

/** Whether consent, privacy, schedule and debug mode let a tag pass. */
export function passesChecks(engine: Engine, head: Head): boolean {
  const { checkList } = engine.plan
  for (let index = 0; index < checkList.length; index++) if (!checkList[index]![0](engine, head)) return false
  return true
}
