import { unitOf } from '@waymark/domain/condition'
import type { Field } from '@waymark/domain/field'
import type { TriggerTypeDefinition } from '@waymark/domain/trigger/types'

/** The value of a trigger's own condition with its unit, which other settings may decide: px, %, s or min. */
export function withUnit(
  field: Field,
  triggerType: TriggerTypeDefinition,
  settings: Readonly<Record<string, unknown>>,
): Field {
  const { condition } = triggerType.encode(settings)
  if (field.control !== 'number' || field.api !== 'value' || !triggerType.condition || !condition) return field
  return Object.assign(
    { ...field },
    { suffix: unitOf({ variable_id: triggerType.condition.variableId, ...condition }) },
  )
}
