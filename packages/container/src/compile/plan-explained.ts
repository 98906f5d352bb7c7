import { type Expression, json, list } from './core/expression.ts'
import { frequencyReason } from './plan-checks.ts'
import type { Placement, PlannedTag } from './plan-placement.ts'
import type { Triggers, UsedTrigger } from './plan-triggers.ts'
import type { Variables } from './variables.ts'

/** Ids, names and reasons for the debugger: of all tags, triggers and variables of the version. */
export function explainedContent(
  tags: readonly PlannedTag[],
  triggers: Triggers,
  variables: Variables,
  placement: Placement,
  checks: readonly { readonly reason: string }[],
): Expression {
  const all = triggers.used
  const numberOf = (trigger: UsedTrigger) => all.indexOf(trigger)
  const groupNumber = (trigger: UsedTrigger) =>
    trigger.isPossible ? placement.groups.findIndex((group) => group.trigger === trigger) : -1
  return {
    kind: 'record',
    entries: [
      ['reasons', json(checks.map(({ reason }) => reason))],
      ['tagIds', json(tags.map(({ tag }) => tag.id))],
      ['tagTriggers', json(tags.map((tag) => tag.triggers.map(numberOf)))],
      ...(tags.some((tag) => tag.blockers.length)
        ? [['tagBlockers', json(tags.map((tag) => tag.blockers.map(numberOf)))] as const]
        : []),
      ...(tags.some(({ tag }) => frequencyReason(tag))
        ? [['frequencyReasons', json(tags.map(({ tag }) => frequencyReason(tag)))] as const]
        : []),
      [
        'triggers',
        list(
          all.map((trigger) =>
            list([
              json(trigger.item.id),
              triggers.inPlace(trigger, ''),
              json(trigger.plan.eventCondition ?? 0),
              json(trigger.plan.conditions),
            ]),
          ),
        ),
      ],
      [
        'groups',
        json(
          all.flatMap((trigger) =>
            trigger.members
              ? [
                  [
                    numberOf(trigger),
                    groupNumber(trigger),
                    ...trigger.members.flatMap((member) => [numberOf(member.trigger), member.threshold]),
                  ],
                ]
              : [],
          ),
        ),
      ],
      ['variables', json(variables.named.map(({ id, name, number }) => [id, name, number]))],
    ],
  }
}
