import type { Condition } from '../condition/index.ts'
import { msg } from '../message/index.ts'
import { type Action, ALLOWED, can, type Permitted, refused } from '../permission/index.ts'
import type { VariableState } from './condition-variables.ts'
import type { Trigger, TriggerType } from './trigger.ts'

const IN_GROUP = msg('trigger.in-group', 'A trigger that belongs to a trigger group cannot be deleted')
const NO_AUDIENCES = msg('trigger.no-audiences', 'Audiences are not available on meta-sites')

/** Whether a trigger may be deleted: not while a group contains it. */
export function mayDeleteTrigger(
  { attributes, relationships }: Pick<Trigger, 'relationships'> & { attributes: { trigger_type: TriggerType } },
  actions: readonly Action[] | undefined,
): Permitted {
  const permitted = can(actions, 'edit')
  if (!permitted.allowed) return permitted
  const inGroup = attributes.trigger_type !== 'trigger_group' && relationships.triggers.data.length > 0
  return inGroup ? refused(IN_GROUP) : ALLOWED
}

/** Whether triggers of a type can be made on a site. Those about audiences cannot be made on meta-sites. */
export const mayAddTriggerType = (type: TriggerType, { isMetaSite }: { readonly isMetaSite: boolean }): Permitted =>
  type === 'cdp_audience_detection' && isMetaSite ? refused(NO_AUDIENCES) : ALLOWED

/** What lists show of a trigger's conditions. */
export const triggerFlags = (
  conditions: readonly Pick<Condition, 'variable_id' | 'condition_type'>[],
  stateOf: (variableId: string) => VariableState,
): { has_abandoned_conditions: boolean; has_conditions_with_abandoned_variable: boolean } => ({
  has_abandoned_conditions: conditions.some(({ condition_type }) => condition_type === 'abandoned'),
  has_conditions_with_abandoned_variable: conditions.some(({ variable_id }) => stateOf(variable_id) !== 'known'),
})
