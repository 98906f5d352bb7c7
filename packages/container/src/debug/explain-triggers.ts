import type { TriggerResult } from '@waymark/domain/debug-protocol'
import type { Engine, Trigger } from '../engine/core/engine.ts'
import { append, each } from '../engine/core/list.ts'
import { conditionMet, listensTo } from '../engine/evaluate/is-met.ts'
import type { DebugContent, ExplainedGroup } from './content.ts'

/** A trigger with the results of its conditions when the engine decided; undefined for those that it has not needed. */
export interface DecidedTrigger {
  readonly id: string
  readonly conditions: { readonly id: string; resolved: boolean | undefined }[]
}

/**
 * The results that the conditions of a trigger, by its number, have now. A condition whose variable nothing has needed on
 * the event stays open: a variable that is computed early could give tags another value than without the debugger.
 */
export function decideTrigger(engine: Engine, number: number): DecidedTrigger {
  const { plan, present } = engine
  const explained = (plan as DebugContent).explained.triggers[number]!
  const trigger = explained[1]
  const shape = plan.shapeList[trigger[1]]!
  const conditions: DecidedTrigger['conditions'] = []
  if (explained[2]) append(conditions, { id: explained[2], resolved: listensTo(engine, trigger) })
  each(explained[3], (id, index) => {
    const isKnown = present.computed.has(shape[index * 2 + 1] as number)
    append(conditions, { id, resolved: isKnown ? isConditionMet(engine, trigger, index) : undefined })
  })
  return { id: explained[0], conditions }
}

/** Gives the conditions that are still open the results that they have now, after the tags of the event. */
export function resolveTrigger(engine: Engine, number: number, decided: DecidedTrigger): TriggerResult {
  const explained = (engine.plan as DebugContent).explained.triggers[number]!
  const first = explained[2] ? 1 : 0
  each(decided.conditions, (condition, at) => {
    condition.resolved ??= isConditionMet(engine, explained[1], at - first)
  })
  return decided as TriggerResult
}

function isConditionMet(engine: Engine, trigger: Trigger, index: number): boolean {
  try {
    return conditionMet(engine, trigger, index)
  } catch {
    return false
  }
}

/** Whether a trigger, or for a group one of its members, listens to the present event. */
export function listensNow(engine: Engine, number: number): boolean {
  const { groups, triggers } = (engine.plan as DebugContent).explained
  let group: ExplainedGroup | undefined
  each(groups, (one) => {
    if (one[0] === number) group = one
  })
  if (!group) return listensTo(engine, triggers[number]![1])
  for (let at = 2; at < group.length; at += 2) if (listensNow(engine, group[at]!)) return true
  return false
}
