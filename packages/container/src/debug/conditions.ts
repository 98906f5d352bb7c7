import type { ConditionResult, TriggerResult } from '@waymark/domain/debug-protocol'
import type { Operator } from '../engine/content.ts'
import type { Engine } from '../engine/engine.ts'
import { valueFor } from '../engine/evaluate/value.ts'
import { append, each } from '../engine/list.ts'

/** A trigger with each of its conditions resolved on the present event. */
export function resolveTrigger(engine: Engine, number: number): TriggerResult {
  const { explained, shapeList } = engine.plan
  const plan = explained!.triggers[number]!
  const trigger = plan[1]
  const shape = shapeList[trigger[0]]!
  const conditions: ConditionResult[] = []
  if (plan[2]) append(conditions, { id: plan[2], resolved: shape[0] === engine.present.named })
  const first = shape[1] ? 2 : 1
  each(plan[3], (condition, index) => {
    const operator = shape[3 + index * 2] as Operator
    let resolved = false
    try {
      resolved = operator(valueFor(engine, shape[2 + index * 2] as number), trigger[first + index], engine)
    } catch {}
    append(conditions, { id: condition, resolved })
  })
  return { id: plan[0], conditions }
}

/** Whether a trigger, or for a group one of its members, listens to the present event. */
export function listensNow(engine: Engine, number: number): boolean {
  const { explained, shapeList } = engine.plan
  const group = groupOf(engine, number)
  if (!group) {
    const event = shapeList[explained!.triggers[number]![1][0]]![0]
    return event === 0 || event === engine.present.named
  }
  for (let at = 2; at < group.length; at += 2) if (listensNow(engine, group[at]!)) return true
  return false
}

function groupOf(engine: Engine, number: number) {
  const { groups } = engine.plan.explained!
  for (let index = 0; index < groups.length; index++) if (groups[index]![0] === number) return groups[index]
  return undefined
}
