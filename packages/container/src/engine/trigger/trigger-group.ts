import type { Engine, Group, GroupState, Trigger } from '../core/engine.ts'
import { append, each } from '../core/list.ts'
import { addToIndex, createIndex, listenersTo } from '../evaluate/event-index.ts'
import { isMet } from '../evaluate/is-met.ts'

/**
 * Counts how often members of groups are met. A group is activated once per page, on the event on which all thresholds
 * are reached and its own conditions are met; on that event its trigger is met.
 */
export function startGroups(engine: Engine): void {
  const groups = engine.plan.groupList!
  const index = createIndex()
  each(groups, (group, number) => {
    append(engine.groupStates, { counts: [] })
    for (let at = 1; at < group.length; at += 2) addToIndex(index, (group[at] as Trigger)[0], number)
  })
  append(engine.beforeEvent, (event) => {
    each(listenersTo(index, event.named), (number) => {
      const group = groups[number]!
      const state = engine.groupStates[number]!
      if (state.resolvedBy || !countMembers(engine, group, state)) return
      if (!isComplete(group, state) || !isMet(engine, group[0])) return
      state.resolvedAt = event.place
      state.resolvedBy = event.firedOn
    })
  })
}

/** Whether every member has reached its threshold. */
export function isComplete(group: Group, { counts }: GroupState): boolean {
  for (let at = 1; at < group.length; at += 2) if (!((counts[at] ?? 0) >= (group[at + 1] as number))) return false
  return true
}

/** Counts the members that are met on the present event, and returns whether there was one. */
function countMembers(engine: Engine, group: Group, { counts }: GroupState): boolean {
  const { markFired } = engine.plan
  let any = false
  for (let at = 1; at < group.length; at += 2) {
    const member = group[at] as Trigger
    if (!(markFired ? markFired(engine, [member], 0) : isMet(engine, member))) continue
    counts[at] = (counts[at] ?? 0) + 1
    any = true
  }
  return any
}
