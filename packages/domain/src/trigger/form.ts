import * as v from 'valibot'
import {
  type Condition,
  type ConditionInput,
  type ConditionRow,
  conditionOf,
  conditionRows,
  conditionsOf,
  isAudienceMatcher,
  valueError,
} from '../condition/index.ts'
import { errorsInside, type FormError, storableErrors, validate } from '../field/index.ts'
import { Name } from '../resource/index.ts'
import { BUILT_INS } from '../variable/built-in/index.ts'
import { type MemberRow, memberErrors, memberLinks, memberRows } from './group.ts'
import { CONDITION_LIMIT, type Trigger, type TriggerCreate, type TriggerPatch, type TriggerType } from './trigger.ts'
import { type TriggerTypeDefinition, type TriggerTypeId, triggerTypeOf, triggerTypes } from './types/index.ts'

/** A trigger as a person edits it. What `settings` holds depends on the type. */
export interface TriggerForm {
  readonly name: string
  readonly type: TriggerTypeId
  readonly settings: Readonly<Record<string, any>>
  /** The id of the trigger type's own condition; null if there is none or the server makes it. */
  readonly ownConditionId: string | null
  readonly conditions: readonly ConditionRow[]
  /** Conditions on audiences, which have a section of their own. */
  readonly audience: readonly ConditionRow[]
  /** Conditions that are no longer supported, which are sent back unchanged until they are removed. */
  readonly abandoned: readonly Condition[]
  /** The members, in a trigger group. */
  readonly members: readonly MemberRow[]
}

const definitionOf = (form: Pick<TriggerForm, 'type'>): TriggerTypeDefinition => triggerTypes[form.type]

/** The form of a new trigger. Choosing another type resets it. */
export const newTrigger = (type: TriggerTypeId): TriggerForm => ({
  name: '',
  type,
  settings: triggerTypes[type].initial,
  ownConditionId: null,
  conditions: [],
  audience: [],
  abandoned: [],
  members: [],
})

/** Whether a condition is a trigger type's own one. */
export const isOwnCondition = (definition: TriggerTypeDefinition, condition: Condition): boolean =>
  definition.condition?.variableId === condition.variable_id &&
  definition.condition.matchers.includes(condition.condition_type)

const isAudience = (condition: Condition): boolean =>
  condition.variable_id === BUILT_INS.cdpAudience.id && isAudienceMatcher(condition.condition_type)

/** Splits the conditions of a stored trigger by sections of the form. */
export function sortConditions<C extends Condition>(type: TriggerType, conditions: readonly C[]) {
  const definition = triggerTypeOf(type)
  const own = conditions.find((condition) => isOwnCondition(definition, condition))
  const others = conditions.filter((condition) => condition !== own)
  const abandoned = others.filter((condition) => condition.condition_type === 'abandoned')
  const living = others.filter((condition) => condition.condition_type !== 'abandoned')
  return { own, abandoned, audience: living.filter(isAudience), ordinary: living.filter((each) => !isAudience(each)) }
}

/** The form of a stored trigger. */
export function triggerForm({ attributes, relationships }: Trigger): TriggerForm {
  const { name, trigger_type, conditions } = attributes
  const definition = triggerTypeOf(trigger_type)
  const { own, abandoned, audience, ordinary } = sortConditions(trigger_type, conditions)
  return {
    name,
    type: definition.id as TriggerTypeId,
    settings: definition.decode(trigger_type, own),
    ownConditionId: own?.condition_id ?? null,
    conditions: conditionRows(ordinary),
    audience: conditionRows(audience),
    abandoned,
    members: trigger_type === 'trigger_group' ? memberRows(relationships.triggers.data) : [],
  }
}

/** The form with every inactive setting at its initial value. */
export const resetInactiveInTrigger = (form: TriggerForm): TriggerForm => ({
  ...form,
  settings: definitionOf(form).resetInactive(form.settings),
})

/** The trigger type for a form. */
export const storedTypeOf = (form: TriggerForm): TriggerType => definitionOf(form).encode(form.settings).type

/** The errors of the form. */
export function checkTrigger(form: TriggerForm): readonly FormError[] {
  const definition = definitionOf(form)
  const crowded = form.conditions.length > 0 ? 'conditions' : 'audience'
  const limit = form[crowded].length + conditionsLeft(form)
  return [
    ...validate(NAMED, form),
    ...errorsInside(['settings'], definition.check(form.settings)),
    ...rowErrors('conditions', form.conditions),
    ...rowErrors('audience', form.audience),
    ...(definition.audience === 'required' && form.audience.length === 0
      ? [{ path: ['audience'], key: 'required' } as const]
      : []),
    ...(form[crowded].length > limit ? [{ path: [crowded], key: 'max-items', limit } as const] : []),
    ...(isGroup(form) ? errorsInside(['members'], memberErrors(form.members)) : []),
    ...storableErrors(form),
  ]
}

const NAMED = v.object({ name: Name })

const isGroup = (form: TriggerForm) => form.type === 'trigger-group'

const rowErrors = (list: 'conditions' | 'audience', rows: readonly ConditionRow[]): readonly FormError[] =>
  rows.flatMap((row, index) => {
    const error = valueError(row)
    return error ? [{ path: [list, index, 'value'], ...error }] : []
  })

/** All conditions of the form as they are sent: its own first, then ordinary ones, audiences and unsupported ones. */
export function conditionsSent(form: TriggerForm): readonly ConditionInput[] {
  const definition = definitionOf(form)
  const { condition } = definition.encode(form.settings)
  const own: ConditionInput[] =
    condition && definition.condition
      ? [
          {
            ...(form.ownConditionId !== null && { condition_id: form.ownConditionId }),
            variable_id: definition.condition.variableId,
            ...condition,
          },
        ]
      : []
  return [...own, ...conditionsOf(form.conditions), ...form.audience.map(conditionOf), ...form.abandoned]
}

/** Number of conditions that can be added; negative if there are too many. */
export const conditionsLeft = (form: TriggerForm): number => CONDITION_LIMIT - conditionsSent(form).length

/** The regular expressions of conditions that cannot be parsed; a trigger with one never fires. */
export const invalidPatterns = (form: TriggerForm): readonly string[] =>
  conditionsSent(form).flatMap(({ condition_type, value }) =>
    condition_type.endsWith('regexp') && value && !isPattern(value) ? [value] : [],
  )

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text))
  } catch {
    return false
  }
}

/** The body that makes the trigger. */
export const triggerCreate = (form: TriggerForm): TriggerCreate => ({
  type: 'trigger',
  attributes: { name: form.name.trim(), trigger_type: storedTypeOf(form), conditions: [...conditionsSent(form)] },
  ...(isGroup(form) && { relationships: { triggers: { data: [...memberLinks(form.members)] } } }),
})

/** The body that saves the trigger, with its type, which cannot change. */
export const triggerPatch = (id: string, form: TriggerForm): TriggerPatch => ({ id, ...triggerCreate(form) })
