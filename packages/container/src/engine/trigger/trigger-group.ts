import type { Group, Trigger } from '../content.ts'
import type { Engine, GroupState } from '../engine.ts'
import { isMet } from '../evaluate/is-met.ts'
import { append, each, owns } from '../list.ts'

/**
 * Counts how often members of groups are met. A group activates once per page, on the event on which all its counts
 * are reached and its own conditions are met; its tags then see its trigger as met on that event.
 */
export function startGroups(engine: Engine): void {
  const groups = engine.plan.groupList!
  const index = engine.plan.groupIndex!
  each(groups, () => append(engine.groupStates, { counts: [] }))
  append(engine.beforeEvent, (event) => {
    each(index[owns(index, event.named) ? event.named : '']!, (number) => {
      const group = groups[number]!
      const state = engine.groupStates[number]!
      if (state.resolvedBy || !countMembers(engine, group, state)) return
      if (!isComplete(group, state) || !isMet(engine, group[0])) return
      state.resolvedAt = event.place
      state.resolvedBy = event.firedOn
    })
  })
}

/** Whether every member was activated as often as it must. */
export function isComplete(group: Group, { counts }: GroupState): boolean {
  for (let at = 1; at < group.length; at += 2) if (!((counts[at] ?? 0) >= (group[at + 1] as number))) return false
  return true
}

/** Counts the members that are met on the present event, and tells whether there was one. */
function countMembers(engine: Engine, group: Group, { counts }: GroupState): boolean {
  const { useMarks } = engine.plan
  let any = false
  for (let at = 1; at < group.length; at += 2) {
    const member = group[at] as Trigger
    if (!(useMarks ? useMarks(engine, [member], 0) : isMet(engine, member))) continue
    counts[at] = (counts[at] ?? 0) + 1
    any = true
  }
  return any
}
