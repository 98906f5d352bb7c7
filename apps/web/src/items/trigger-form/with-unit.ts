import { unitOf } from '@waymark/domain/condition'
import type { Field } from '@waymark/domain/field'
import type { TriggerTypeDefinition } from '@waymark/domain/trigger/types'

/** A number of a trigger's settings with its unit, which other settings may decide: px, % or min. */
export function withUnit(
  field: Field,
  triggerType: TriggerTypeDefinition,
  settings: Readonly<Record<string, unknown>>,
): Field {
  const { condition } = triggerType.encode(settings)
  if (field.control !== 'number' || !triggerType.condition || !condition) return field
  return Object.assign(
    { ...field },
    { suffix: unitOf({ variable_id: triggerType.condition.variableId, ...condition }) },
  )
}
