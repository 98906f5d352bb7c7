import type { ConditionResult, TriggerResult } from '@waymark/domain/debug-protocol'
import type { Engine } from '../engine/core/engine.ts'
import { append, each } from '../engine/core/list.ts'
import { conditionMet, listensTo } from '../engine/evaluate/is-met.ts'
import type { DebugContent, ExplainedGroup } from './content.ts'

/** A trigger, by its number, with the result of each of its conditions on the present event. */
export function resolveTrigger(engine: Engine, number: number): TriggerResult {
  const explained = (engine.plan as DebugContent).explained.triggers[number]!
  const trigger = explained[1]
  const conditions: ConditionResult[] = []
  if (explained[2]) append(conditions, { id: explained[2], resolved: listensTo(engine, trigger) })
  each(explained[3], (id, index) => {
    let resolved = false
    try {
      resolved = conditionMet(engine, trigger, index)
    } catch {}
    append(conditions, { id, resolved })
  })
  return { id: explained[0], conditions }
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
