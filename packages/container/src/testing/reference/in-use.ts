import { BUILT_INS } from '@waymark/domain/variable/built-in'
import type { CompileInput, TriggerItem } from '../../compile/index.ts'
import { type Home, homes, triggerOf } from './world.ts'

/** Conditions that can never be met make a trigger, and a group with it, impossible for good. */
export function isPossible(home: Home, trigger: TriggerItem): boolean {
  const isKnown = (id: string) =>
    home.seen.some(({ variables }) => variables.some((variable) => variable.id === id)) ||
    Object.values(BUILT_INS).some((variable) => variable.id === id)
  const conditions = trigger.conditions.every(
    ({ variable_id, condition_type }) => isKnown(variable_id) && condition_type !== 'abandoned',
  )
  const members = trigger.triggers.every(({ id }) => {
    const member = triggerOf(home, id)
    return member !== undefined && isPossible(home, member)
  })
  return conditions && members
}

/** The triggers that decide what a page is listened to for: all of them for the debugger, else those that can fire. */
export function triggersInUse(input: CompileInput): readonly TriggerItem[] {
  return homes(input).flatMap((home) => {
    if (input.mode === 'debug') return home.own.triggers
    const linked = home.own.tags.filter((tag) => tag.is_active).flatMap(({ triggers }) => triggers)
    const used = linked.flatMap((id) => triggerOf(home, id) ?? []).filter((trigger) => isPossible(home, trigger))
    return used.flatMap((trigger) => [trigger, ...trigger.triggers.flatMap(({ id }) => triggerOf(home, id) ?? [])])
  })
}
