import { type Expression, json, list } from './core/expression.ts'
import { awaitsAudiences, needsAudiences, type Triggers, type UsedTrigger } from './plan-triggers.ts'
import type { SourcedTag } from './sources.ts'
import type { CompiledTag } from './template.ts'

/** A tag of the artifact. */
export interface PlannedTag extends SourcedTag {
  readonly number: number
  readonly compiled: CompiledTag
  readonly triggers: readonly UsedTrigger[]
  readonly blockers: readonly UsedTrigger[]
}

/** Decides where triggers are written: in their tags, or once in a list if several tags share one. */
export interface Placement {
  /** A trigger as it is written in its tag. */
  of(trigger: UsedTrigger, tagId: string): Expression
  /** Blocking triggers as they are written in the head of their tag. */
  blocking(triggers: readonly UsedTrigger[]): Expression
  /** The list of shared triggers; that of a group checks whether the group is active. */
  readonly shared: readonly Expression[]
  readonly groups: readonly { readonly trigger: UsedTrigger; readonly expression: Expression }[]
}

/** Triggers that fire once are marked per tag and so never shared; groups always have a number of their own. */
export function createPlacement(tags: readonly PlannedTag[], triggers: Triggers): Placement {
  const users = new Map<UsedTrigger, number>()
  for (const trigger of tags.flatMap((tag) => [...tag.triggers, ...tag.blockers]))
    users.set(trigger, (users.get(trigger) ?? 0) + 1)
  const shared: Expression[] = []
  const groups: { trigger: UsedTrigger; expression: Expression }[] = []
  const numbers = new Map<UsedTrigger, number>()
  const groupNumbers = new Map<UsedTrigger, number>()

  function numberOf(trigger: UsedTrigger): number {
    const known = numbers.get(trigger)
    if (known !== undefined) return known
    const number = shared.length
    numbers.set(trigger, number)
    shared.push(
      trigger.members ? triggers.groupInPlace(trigger, groupNumberOf(trigger)) : triggers.inPlace(trigger, ''),
    )
    return number
  }

  function groupNumberOf(trigger: UsedTrigger): number {
    const known = groupNumbers.get(trigger)
    if (known !== undefined) return known
    const number = groups.length
    groupNumbers.set(trigger, number)
    groups.push({ trigger, expression: groupExpression(trigger) })
    return number
  }

  function groupExpression(group: UsedTrigger): Expression {
    return list([
      triggers.inPlace(group, ''),
      ...group.members!.flatMap(({ trigger, threshold }) => [
        triggers.inPlace(trigger, group.item.id),
        json(threshold),
      ]),
    ])
  }

  const of = (trigger: UsedTrigger, tagId: string) =>
    !trigger.isPossible
      ? triggers.neverInPlace(trigger)
      : trigger.members || (!trigger.plan.once && users.get(trigger)! > 1)
        ? json(numberOf(trigger))
        : triggers.inPlace(trigger, tagId)

  // The result of a blocking trigger about audiences depends on the tag, so it is not shared.
  function blocker(trigger: UsedTrigger): Expression {
    if (trigger.isPossible && awaitsAudiences(trigger)) return triggers.groupInPlace(trigger, groupNumberOf(trigger))
    return needsAudiences(trigger) && !trigger.members ? triggers.inPlace(trigger, '') : of(trigger, '')
  }

  return {
    of,
    blocking: (all) => list([json(0), json(0), ...all.map(blocker)]),
    shared,
    groups,
  }
}
