import type { Row } from '@waymark/domain/field'
import type { TriggerListItem, TriggerType } from '@waymark/domain/trigger'

/** A trigger as the form of a tag shows it. The row's key is the trigger's id. */
export type LinkedTrigger = Row<{
  readonly id: string
  readonly name: string
  readonly type: TriggerType
  readonly hasAbandonedConditions: boolean
  readonly hasConditionsWithAbandonedVariable: boolean
}>

export const linkedTrigger = ({ id, attributes, meta }: TriggerListItem): LinkedTrigger => ({
  key: id,
  id,
  name: attributes.name,
  type: attributes.trigger_type,
  hasAbandonedConditions: meta.has_abandoned_conditions,
  hasConditionsWithAbandonedVariable: meta.has_conditions_with_abandoned_variable,
})

/** The list with more triggers linked; those that are linked already stay where they are. */
export function withLinked(triggers: readonly LinkedTrigger[], more: readonly LinkedTrigger[]): LinkedTrigger[] {
  const known = new Set(triggers.map(({ id }) => id))
  return [...triggers, ...more.filter(({ id }) => !known.has(id))]
}

/** The list after one of its triggers was edited elsewhere. */
export const withRefreshed = (triggers: readonly LinkedTrigger[], fresh: LinkedTrigger): LinkedTrigger[] =>
  triggers.map((trigger) => (trigger.id === fresh.id ? fresh : trigger))
