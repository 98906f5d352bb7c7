import type { NotFiredReason } from '@waymark/domain/debug-protocol'
import type { Once, Trigger } from '../engine/content.ts'
import type { Engine } from '../engine/engine.ts'
import { isMet } from '../engine/evaluate/is-met.ts'
import { append, each } from '../engine/list.ts'
import { hasMark, onceOf } from '../engine/state/marks.ts'

/** What speaks against a tag on the present event, in the order of the pipeline, and what speaks for it. */
export interface Judgement {
  readonly failures: readonly NotFiredReason[]
  /** The place, among the tag's triggers, of the one that it fires through. */
  readonly through: number | undefined
}

/** Goes through all steps of the firing pipeline for a tag, without changing anything. */
export function judge(engine: Engine, number: number): Judgement {
  const { plan } = engine
  const { reasons } = plan.explained!
  const tag = plan.tagList[number]!
  const head = plan.headList[tag[0]]!
  const failures: NotFiredReason[] = []
  each(plan.checkList, (passes, index) => {
    if (!passes(engine, head)) append(failures, reasons[index]!)
  })
  let met = false
  let through: number | undefined
  let spent: Once = 0
  for (let index = 2; index < tag.length; index++) {
    const trigger = tag[index] as number | Trigger
    if (!isMet(engine, trigger)) continue
    met = true
    const once = onceOf(engine, trigger)
    if (hasMark(engine, trigger)) spent = spent === 1 ? 1 : once
    else through ??= index - 2
  }
  if (!met) append(failures, 'trigger')
  else if (through === undefined) {
    append(failures, spent === 1 ? 'multiplicity-once-per-page-view' : 'multiplicity-once-per-session')
  }
  if (head[4]) append(failures, 'do-not-fire-in-debug-mode')
  return { failures, through }
}
