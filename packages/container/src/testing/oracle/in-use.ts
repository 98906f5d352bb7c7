import { ANONYMIZATION, BUILT_INS } from '@waymark/domain/variable/built-in'
import type { CompileInput, ConditionItem, TagItem, TriggerItem } from '../../compile/index.ts'
import { type Home, homes, triggerOf } from './visit.ts'

const REPEATED: readonly string[] = [
  BUILT_INS.pageScroll.id,
  BUILT_INS.timeOnWebsite.id,
  BUILT_INS.leaveContent.id,
  BUILT_INS.foundElements.id,
  BUILT_INS.visibleElement.id,
  BUILT_INS.timerCount.id,
]

/** Types that are not known any more never hold, and how often something happens is asked of six variables only. */
const canHold = ({ variable_id, condition_type }: ConditionItem): boolean =>
  /^(each_time|once_per_)/.test(condition_type)
    ? REPEATED.includes(variable_id)
    : !['abandoned', 'no_such_type'].includes(condition_type)

/** Conditions that can never be met make a trigger, and a group with it, impossible for good. */
export function isPossible(home: Home, trigger: TriggerItem): boolean {
  const isKnown = (id: string) =>
    home.seen.some(({ variables }) => variables.some((variable) => variable.id === id)) ||
    [...Object.values(BUILT_INS), ANONYMIZATION].some((variable) => variable.id === id)
  const conditions = trigger.conditions.every((condition) => isKnown(condition.variable_id) && canHold(condition))
  const members = trigger.triggers.every(({ id }) => {
    const member = triggerOf(home, id)
    return member !== undefined && isPossible(home, member)
  })
  return conditions && members
}

/** The tags that can fire: by a trigger of their own, or before or after one that can. */
export function tagsInUse(input: CompileInput, home: Home): readonly TagItem[] {
  const active = home.own.tags.filter((tag) => tag.is_active && tag.template !== 'abandoned')
  if (input.mode === 'debug') return active
  const canFire = (tag: TagItem) =>
    tag.triggers.some((id) => {
      const trigger = triggerOf(home, id)
      return trigger !== undefined && isPossible(home, trigger)
    })
  const found = new Set(active.filter(canFire))
  for (const tag of found) {
    for (const link of [tag.setup_tag, tag.cleanup_tag]) {
      const other = active.find(({ id }) => id === link?.id)
      if (other) found.add(other)
    }
  }
  return [...found]
}

/** The triggers that decide what a page is listened to for: all of them for the debugger, else those that can fire. */
export function triggersInUse(input: CompileInput): readonly TriggerItem[] {
  return homes(input).flatMap((home) => {
    if (input.mode === 'debug') return home.own.triggers
    const linked = tagsInUse(input, home).flatMap((tag) => [...tag.triggers, ...(tag.blocking_triggers ?? [])])
    const used = linked.flatMap((id) => triggerOf(home, id) ?? []).filter((trigger) => isPossible(home, trigger))
    return used.flatMap((trigger) => [trigger, ...trigger.triggers.flatMap(({ id }) => triggerOf(home, id) ?? [])])
  })
}
