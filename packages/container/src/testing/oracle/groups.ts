import type { CompileInput, TriggerItem } from '../../compile/index.ts'
import { conditionMet, isMet, multiplicityOf } from './conditions.ts'
import { isPossible, tagsInUse } from './in-use.ts'
import { isMarked, setMark } from './marks.ts'
import { type EvaluatedEvent, type GroupEvent, type Home, homes, triggerOf, type Visit } from './visit.ts'

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
  const state = visit.groups.get(group.id) ?? { events: [] }
  visit.groups.set(group.id, state)
  const members = group.triggers.map(({ id }) => triggerOf(home, id))
  if (state.active || !members.every((member) => member && member.trigger_type !== 'trigger_group')) return
  if (!isPossible(home, group)) return
  const event: GroupEvent = { now, activated: new Set(), awaiting: new Set() }
  for (const member of members as TriggerItem[]) {
    const hasCounted = state.events.some(
      ({ activated, awaiting }) => activated.has(member.id) || awaiting.has(member.id),
    )
    if (isMet(visit, now, home, member)) {
      if (takeMark(visit, group, member)) event.activated.add(member.id)
    } else if (!visit.isAnswered && wouldBeMet(visit, now, home, member)) {
      const once = multiplicityOf(member)
      if (!once || !(hasCounted || isMarked(visit, once, markOf(group, member)))) event.awaiting.add(member.id)
    }
  }
  if (event.activated.size || event.awaiting.size) state.events.push(event)
  state.active = activating(visit, home, group, ({ activated }) => activated)
  state.possible ??= activating(visit, home, group, ({ activated, awaiting }) => new Set([...activated, ...awaiting]))
}

/** Counts the members that waited for the audiences, as if these had been known from the start. */
export function recountGroups(visit: Visit): void {
  if (visit.isAnswered) return
  visit.isAnswered = true
  for (const home of homes(visit.input)) {
    for (const group of home.own.triggers) {
      const state = visit.groups.get(group.id)
      for (const { now, activated, awaiting } of state?.events ?? []) {
        for (const id of awaiting) {
          const member = triggerOf(home, id)!
          if (isMet(visit, now, home, member) && takeMark(visit, group, member)) activated.add(id)
        }
      }
      if (state) state.active = activating(visit, home, group, ({ activated }) => activated)
    }
  }
}

/** What has fired on the first event that completes a group and meets its own conditions. */
function activating(
  visit: Visit,
  home: Home,
  group: TriggerItem,
  countedOn: (event: GroupEvent) => ReadonlySet<string>,
): Set<string> | undefined {
  const { events } = visit.groups.get(group.id)!
  return events.find((event, at) => {
    const before = events.slice(0, at + 1)
    return (
      countedOn(event).size > 0 &&
      group.triggers.every(
        ({ id, firing_threshold }) => before.filter((one) => countedOn(one).has(id)).length >= firing_threshold,
      ) &&
      group.conditions.every((condition) => conditionMet(visit, event.now, home, condition))
    )
  })?.now.fired
}

function wouldBeMet(visit: Visit, now: EvaluatedEvent, home: Home, member: TriggerItem): boolean {
  visit.assumesAudiences = true
  const would = isMet(visit, now, home, member)
  visit.assumesAudiences = false
  return would
}

const markOf = (group: TriggerItem, member: TriggerItem): string => `${group.id} ${member.id}`

/** Whether a member may count; if that happens once only, it is marked. */
function takeMark(visit: Visit, group: TriggerItem, member: TriggerItem): boolean {
  const once = multiplicityOf(member)
  if (!once) return true
  if (isMarked(visit, once, markOf(group, member))) return false
  setMark(visit, once, markOf(group, member))
  return true
}
