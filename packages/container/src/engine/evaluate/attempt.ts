import type { Head, Trigger } from '../content.ts'
import type { Engine } from '../engine.ts'
import { append } from '../list.ts'
import { fire } from './fire.ts'
import { isMet } from './is-met.ts'

/**
 * The firing pipeline for one tag on the present event. Marks, where some trigger fires a tag once, have the last word
 * and are set just before the tag is rendered.
 */
export function attempt(engine: Engine, number: number): boolean {
  const { plan } = engine
  const tag = plan.tagList[number]!
  if (!passesChecks(engine, plan.headList[tag[0]]!)) return false
  const met: (number | Trigger)[] = []
  for (let index = 2; index < tag.length; index++) {
    const trigger = tag[index] as number | Trigger
    if (!isMet(engine, trigger)) continue
    append(met, trigger)
    // Without marks, one that is met decides.
    if (!plan.useMarks) break
  }
  if (!met.length || (plan.useMarks && !plan.useMarks(engine, met))) return false
  fire(engine, number)
  return true
}

/** Whether consent, privacy, schedule and debug mode let a tag pass. */
export function passesChecks(engine: Engine, head: Head): boolean {
  const { checkList } = engine.plan
  for (let index = 0; index < checkList.length; index++) if (!checkList[index]!(engine, head)) return false
  return true
}
