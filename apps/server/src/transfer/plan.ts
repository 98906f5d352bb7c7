import type { Items } from '#database/tables/content.ts'
import { planTags } from './plan-tags.ts'
import { planTriggers } from './plan-triggers.ts'
import type { Plan, PlanOptions, Target } from './plan-types.ts'
import { planVariables } from './plan-variables.ts'

/**
 * Decides how items of one site come into another: what is there already is used, what is new comes in under a new id,
 * a name that is taken gives way to a free one, and all links and references follow. Nothing of the target changes.
 */
export function planTransfer(items: Items, target: Target, options: PlanOptions): Plan {
  const variables = planVariables(items.variables, target, options)
  const triggers = planTriggers(items.triggers, target, variables, options)
  const typeOf = new Map(items.triggers.map((trigger) => [trigger.id, trigger.trigger_type]))
  const tags = planTags(items.tags, target, { variables, triggers, typeOf }, options)
  return {
    add: { tags: tags.add, triggers: triggers.add, variables: variables.add },
    lines: [...tags.lines, ...triggers.lines, ...variables.lines],
  }
}
