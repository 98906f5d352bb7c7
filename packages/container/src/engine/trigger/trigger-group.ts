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
    each(listenersTo(index, event.named), (number) =>
      countMembers(engine, groups[number]!, engine.groupStates[number]!, (member) => countsNow(engine, member)),
    )
  })
}

/** Whether every member has reached its threshold. */
export function isComplete(group: Group, { counts }: GroupState): boolean {
  for (let at = 1; at < group.length; at += 2) if (!((counts[at] ?? 0) >= (group[at + 1] as number))) return false
  return true
}

/** Whether a member counts on the present event; if it counts only once, it is marked. */
export function countsNow(engine: Engine, member: Trigger): boolean {
  const { markFired } = engine.plan
  return markFired ? markFired(engine, [member], 0) : isMet(engine, member)
}

/** Counts members on the present event, and activates the group if that completes it and its own conditions are met. */
export function countMembers(
  engine: Engine,
  group: Group,
  state: GroupState,
  counts: (member: Trigger, at: number) => boolean,
): void {
  if (state.resolvedBy) return
  let any = false
  for (let at = 1; at < group.length; at += 2) {
    if (!counts(group[at] as Trigger, at)) continue
    state.counts[at] = (state.counts[at] ?? 0) + 1
    any = true
  }
  if (!any || !isComplete(group, state) || !isMet(engine, group[0])) return
  state.resolvedAt = engine.present.place
  state.resolvedBy = engine.present.firedOn
}
