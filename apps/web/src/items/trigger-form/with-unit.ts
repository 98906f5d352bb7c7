import { unitOf } from '@waymark/domain/condition'
import type { Field } from '@waymark/domain/field'
import type { TriggerTypeDefinition } from '@waymark/domain/trigger/types'

/** A number of a trigger's settings with the unit it is in as the rest of them stands: px, % or min. */
export function withUnit(
  field: Field,
  kind: TriggerTypeDefinition,
  settings: Readonly<Record<string, unknown>>,
): Field {
  const { condition } = kind.encode(settings)
  if (field.control !== 'number' || !kind.condition || !condition) return field
  return Object.assign({ ...field }, { suffix: unitOf({ variable_id: kind.condition.variableId, ...condition }) })
}
