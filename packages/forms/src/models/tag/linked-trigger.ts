import type { NamedCondition } from '@waymark/domain/condition'
import type { Row } from '@waymark/domain/field'
import { eventsOfTrigger, type TriggerListItem, type TriggerType } from '@waymark/domain/trigger'
import type { Form } from '../../form/index.ts'
import type { TagValues } from './values.ts'

/** A trigger in the form of a tag. The row's key is the trigger's id. */
export type LinkedTrigger = Row<{
  readonly id: string
  readonly name: string
  readonly type: TriggerType
  /** Its first conditions, and how many there are. */
  readonly conditions: readonly NamedCondition[]
  readonly conditionCount: number
  readonly hasAbandonedConditions: boolean
  readonly hasConditionsWithAbandonedVariable: boolean
}>

export const linkedTrigger = ({ id, attributes, meta }: TriggerListItem): LinkedTrigger => ({
  key: id,
  id,
  name: attributes.name,
  type: attributes.trigger_type,
  conditions: meta.conditions ?? [],
  conditionCount: meta.condition_count ?? 0,
  hasAbandonedConditions: meta.has_abandoned_conditions,
  hasConditionsWithAbandonedVariable: meta.has_conditions_with_abandoned_variable,
})

/** Adds triggers; those that are linked already keep their position. */
export function withLinked(triggers: readonly LinkedTrigger[], more: readonly LinkedTrigger[]): LinkedTrigger[] {
  const known = new Set(triggers.map(({ id }) => id))
  return [...triggers, ...more.filter(({ id }) => !known.has(id))]
}

/** The blocking triggers without effect, because the triggers of the tag listen to other events. */
export function idleBlockers(blocking: readonly LinkedTrigger[], triggers: readonly LinkedTrigger[]): LinkedTrigger[] {
  const fired = triggers.map(eventsOfTrigger)
  if (fired.length === 0) return []
  return blocking.filter((one) => {
    const events = eventsOfTrigger(one)
    return events && fired.every((own) => own && !own.some((event) => events.includes(event)))
  })
}

/** Updates triggers that were edited elsewhere, in saved and edited values, so that the form does not become dirty. */
export function refreshTriggers(form: Form<TagValues>, fresh: readonly LinkedTrigger[]): void {
  const byId = new Map(fresh.map((trigger) => [trigger.id, trigger]))
  const current = (one: LinkedTrigger) => byId.get(one.id) ?? one
  const refreshed = (values: TagValues): TagValues => ({
    ...values,
    triggers: values.triggers.map(current),
    blockingTriggers: values.blockingTriggers.map(current),
  })
  const { initial, values } = form.get()
  form.send({ type: 'rebase', initial: refreshed(initial), values: refreshed(values) })
}
