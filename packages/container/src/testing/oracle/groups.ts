import type { CompileInput, TriggerItem } from '../../compile/index.ts'
import { conditionMet, isMet, multiplicityOf } from './conditions.ts'
import { isPossible, tagsInUse } from './in-use.ts'
import { isMarked, setMark } from './marks.ts'
import { type EvaluatedEvent, type Home, homes, triggerOf, type Visit } from './visit.ts'

/** Counts an event for every trigger group in use, and activates those that are complete. */
export function activateGroups(visit: Visit, now: EvaluatedEvent): void {
  for (const home of homes(visit.input)) {
    for (const group of home.own.triggers.filter(({ trigger_type }) => trigger_type === 'trigger_group')) {
      if (isUsed(visit.input, group, home)) countGroup(visit, now, home, group)
    }
  }
}

const isUsed = (input: CompileInput, group: TriggerItem, home: Home): boolean =>
  input.mode === 'debug' ||
  tagsInUse(input, home).some((tag) => [...tag.triggers, ...(tag.blocking_triggers ?? [])].includes(group.id))

function countGroup(visit: Visit, now: EvaluatedEvent, home: Home, group: TriggerItem): void {
  const state = visit.groups.get(group.id) ?? { counts: new Map<string, number>() }
  visit.groups.set(group.id, state)
  const members = group.triggers.map(({ id }) => triggerOf(home, id))
  if (state.active || !members.every((member) => member && member.trigger_type !== 'trigger_group')) return
  if (!isPossible(home, group)) return
  let any = false
  for (const member of members as TriggerItem[]) {
    if (!isMet(visit, now, home, member)) continue
    const once = multiplicityOf(member)
    const mark = `${group.id} ${member.id}`
    if (once && isMarked(visit, once, mark)) continue
    if (once) setMark(visit, once, mark)
    state.counts.set(member.id, (state.counts.get(member.id) ?? 0) + 1)
    any = true
  }
  const isComplete = group.triggers.every(({ id, firing_threshold }) => (state.counts.get(id) ?? 0) >= firing_threshold)
  if (any && isComplete && group.conditions.every((condition) => conditionMet(visit, now, home, condition))) {
    state.active = now.fired
  }
}
