import type { Trigger } from '../content.ts'
import type { Engine } from '../engine.ts'
import { fire } from './fire.ts'
import { isMet } from './is-met.ts'

/**
 * The firing pipeline for one tag on the present event; tells whether it fired. Marks, where some trigger fires a tag
 * once, have the last word and are set just before the tag is rendered.
 */
export function attempt(engine: Engine, number: number): boolean {
  const { tagList, useMarks } = engine.plan
  const tag = tagList[number]!
  if (!passesChecks(engine, tag[0])) return false
  for (let index = 2; index < tag.length; index++) {
    if (isMet(engine, tag[index] as number | Trigger)) {
      return (!useMarks || useMarks(engine, tag, index)) && fire(engine, number, tag)
    }
  }
  return false
}

/** Whether consent, privacy and schedule let tags with that head pass at this moment. */
export function passesChecks(engine: Engine, head: number): boolean {
  const { checkList, headList } = engine.plan
  for (let index = 0; index < checkList.length; index++) if (!checkList[index]!(engine, headList[head]!)) return false
  return true
}
