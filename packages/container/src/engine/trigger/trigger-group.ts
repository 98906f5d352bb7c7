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
      if (state.resolvedAt !== undefined) return
      if (!countMembers(engine, group, state)) return
      if (!isComplete(group, state) || !isMet(engine, group[1])) return
      state.resolvedAt = event.place
      event.triggered[group[0]] = true
    })
  })
}

/** Whether every member was activated as often as it must. */
export function isComplete(group: Group, { counts }: GroupState): boolean {
  for (let at = 2; at < group.length; at += 2) if (!((counts[at] ?? 0) >= (group[at + 1] as number))) return false
  return true
}

/** Counts the members that are met on the present event, and tells whether there was one. */
function countMembers(engine: Engine, group: Group, { counts }: GroupState): boolean {
  let any = false
  for (let at = 2; at < group.length; at += 2) {
    const member = group[at] as Trigger
    if (!isMet(engine, member) || isSpent(engine, member)) continue
    counts[at] = (counts[at] ?? 0) + 1
    any = true
  }
  return any
}

/** Whether a member that counts once has done so; if not, it has now. */
function isSpent(engine: Engine, member: Trigger): boolean {
  const { shapeList, marksOf } = engine.plan
  const once = shapeList[member[0]]![1]
  if (!once || !marksOf) return false
  const mark = member[1] as string
  if (marksOf.hasMark(engine, once, mark)) return true
  marksOf.setMark(engine, once, mark)
  return false
}
