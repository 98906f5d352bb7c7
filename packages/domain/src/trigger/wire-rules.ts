import {
  type Condition,
  type ConditionOptions,
  isAudienceMatcher,
  isSelectorMatcher,
  matchersOf,
  valueError,
} from '../condition/index.ts'
import type { FieldErrorKey } from '../field/index.ts'
import { BUILT_INS, builtInById } from '../variable/built-in/index.ts'
import { isOwnCondition } from './form.ts'
import type { TriggerType } from './trigger.ts'
import { type TriggerTypeDefinition, triggerTypeOf, triggerTypes } from './types/index.ts'

/** One error of the API about the conditions of a trigger; the path is inside the attributes. */
export interface ConditionProblem {
  readonly path: readonly (string | number)[]
  readonly key: FieldErrorKey
  readonly limit?: number
  /** Whether the variable is unknown, which has its own error code. */
  readonly unknownVariable?: true
  /** The name of the variable on which the trigger type needs a condition. */
  readonly missing?: string
}

/** The input of the rules. */
export interface ConditionContext {
  readonly type: TriggerType
  /** The stored conditions; unchanged ones are never refused. */
  readonly stored: readonly Condition[]
  /** Whether a variable of the site has this id; it is not called for built-in ones. */
  readonly isVariable: (id: string) => boolean
  readonly isMetaSite: boolean
}

type Judged = Pick<Condition, 'variable_id' | 'condition_type' | 'value'> & {
  readonly condition_id?: string | null | undefined
  readonly options: ConditionOptions
}

/** The trigger types with a condition of their own, by its variable. */
const OWNERS: ReadonlyMap<string, TriggerTypeDefinition> = new Map(
  Object.values<TriggerTypeDefinition>(triggerTypes).flatMap((definition) =>
    definition.condition ? [[definition.condition.variableId, definition] as const] : [],
  ),
)

/** Whether only conditions of the trigger types that own it can use a variable. */
const isBound = (variableId: string) => OWNERS.has(variableId) && !OWNERS.get(variableId)?.condition?.isShared

/** A condition with the options of its type: missing ones are added, others dropped. */
export function withOptions<C extends Judged>(condition: C): C {
  const { selector_type } = condition.options
  if (condition.condition_type === 'abandoned') return condition
  if (isSelectorMatcher(condition.condition_type))
    return { ...condition, options: { selector_type: selector_type ?? 'css' } }
  return { ...condition, options: OWNERS.get(condition.variable_id)?.options(condition.options) ?? {} }
}

/** The errors of the conditions of a trigger in the API; empty if they may be saved. */
export function conditionProblems(
  conditions: readonly Judged[],
  context: ConditionContext,
): readonly ConditionProblem[] {
  const kept = new Set(context.stored.map(sameness))
  const each = conditions.flatMap((condition, index) =>
    kept.has(sameness(condition)) ? [] : single(condition, index, context),
  )
  return [...each, ...doubles(conditions), ...whole(conditions, context)]
}

const sameness = ({ variable_id, condition_type, value, options }: Judged) => {
  const given = Object.entries(options).filter(([, option]) => option !== undefined)
  return JSON.stringify([variable_id, condition_type, value, given.sort()])
}

function single(condition: Judged, index: number, context: ConditionContext): readonly ConditionProblem[] {
  const at = (part: string, key: FieldErrorKey): ConditionProblem => ({ path: ['conditions', index, part], key })
  const { variable_id, condition_type } = condition
  if (condition_type === 'abandoned') return [at('condition_type', 'invalid')]
  if (!builtInById(variable_id) && !context.isVariable(variable_id))
    return [{ ...at('variable_id', 'invalid'), unknownVariable: true }]
  const definition = triggerTypeOf(context.type)
  if (isBound(variable_id) && !isOwnVariable(context.type, variable_id)) return [at('variable_id', 'invalid')]
  if (!matchersOf(variable_id).includes(condition_type)) return [at('condition_type', 'invalid')]
  if (isAudienceMatcher(condition_type) && (context.isMetaSite || definition.audience === 'none'))
    return [at('variable_id', 'invalid')]
  const error = valueError({
    variableId: variable_id,
    type: condition_type,
    value: condition.value ?? '',
    selectorType: condition.options.selector_type ?? null,
    unit: condition.options.unit ?? null,
  })
  return error ? [{ path: ['conditions', index, 'value'], ...error }] : []
}

/** Whether a variable is that of the own condition of a stored type. */
function isOwnVariable(type: TriggerType, variableId: string): boolean {
  const { condition } = triggerTypeOf(type)
  return condition?.variableId === variableId && (condition.types?.includes(type) ?? true)
}

function doubles(conditions: readonly Judged[]): readonly ConditionProblem[] {
  const seen = new Set<string>()
  return conditions.flatMap(({ condition_id }, index) => {
    if (!condition_id) return []
    if (seen.has(condition_id)) return [{ path: ['conditions', index, 'condition_id'], key: 'not-unique' } as const]
    seen.add(condition_id)
    return []
  })
}

/** Rules over all conditions: which ones the trigger type requires, how many, and at which position. */
function whole(conditions: readonly Judged[], { type }: ConditionContext): readonly ConditionProblem[] {
  const definition = triggerTypeOf(type)
  if (definition.audience === 'required' && !conditions.some(({ condition_type }) => isAudienceMatcher(condition_type)))
    return [missingOn(BUILT_INS.cdpAudience.id)]
  if (!definition.condition) return []
  const own = conditions.flatMap((condition, index) =>
    isOwnCondition(definition, { ...condition, condition_id: condition.condition_id ?? null }) ? [index] : [],
  )
  const [first, second] = own
  if (second !== undefined) return [{ path: ['conditions', second, 'variable_id'], key: 'not-unique' }]
  if (first === undefined) return definition.condition.isOptional ? [] : [missingOn(definition.condition.variableId)]
  return type === 'event' && first !== 0 ? [{ path: ['conditions', first, 'variable_id'], key: 'invalid' }] : []
}

const missingOn = (variableId: string): ConditionProblem => ({
  path: ['conditions'],
  key: 'required',
  missing: builtInById(variableId)?.name ?? variableId,
})

/** The built-in variables that ordinary conditions of a trigger type can use. */
export function conditionBuiltIns(type: TriggerType) {
  const own = triggerTypeOf(type).condition?.variableId
  return Object.values(BUILT_INS).filter(({ id }) => !isBound(id) && id !== own && id !== BUILT_INS.cdpAudience.id)
}
