import type { Condition, ConditionType } from '../../condition/index.ts'
import {
  type Field,
  type Fields,
  type Fieldset,
  type FieldsetSpec,
  type FormattedEntry,
  type FormOf,
  fieldset,
} from '../../field/index.ts'
import type { Message } from '../../message/index.ts'
import type { TriggerType } from '../trigger.ts'

/** Whether conditions on audiences are optional, required or impossible for a trigger type. */
export type AudienceUse = 'offered' | 'required' | 'none'

/** The name of stored trigger types, and the icon of the sprite that stands for each. */
export type TriggerAppearances = { readonly [T in TriggerType]?: { readonly name: Message; readonly icon: string } }

/** The events that stored trigger types fire on. */
interface TriggerEvents {
  /** The event of a stored type, unless its triggers fire on events of other names. */
  readonly event?: string
  /** The event in its place for a trigger that checks validation. */
  readonly validEvent?: string
}

/** The condition that the settings of a trigger type are stored as. */
export interface OwnCondition {
  readonly condition_type: ConditionType
  readonly value: string | null
  readonly options: Condition['options']
}

/**
 * The definition of a trigger type. The wire names of its fields are `trigger_type`, for the stored type, and the members of
 * its own condition: `condition_type`, `value` and names of options.
 */
export interface TriggerTypeSpec<Id extends string, F extends Fields> extends Omit<FieldsetSpec<F>, 'type'> {
  readonly id: Id
  /**
   * The stored types, each with its name and icon in lists and its events; the first is that of a new trigger and names the
   * trigger type.
   */
  readonly types: { readonly [T in keyof TriggerAppearances]: TriggerAppearances[T] & TriggerEvents }
  readonly about: Message
  /** The fields in the section about how often the trigger fires. */
  readonly multiplicity?: readonly (keyof F & string)[]
  /** The variable and the possible matchers of its own condition. */
  readonly condition?: {
    readonly variableId: string
    readonly matchers: readonly ConditionType[]
    /** Whether triggers may have none. */
    readonly isOptional?: boolean
    /** Whether ordinary conditions of triggers of other types can use the variable too. */
    readonly isShared?: boolean
    /** The stored types that can have it; by default all. */
    readonly types?: readonly TriggerType[]
  }
  /** Constant options of the own condition. */
  readonly options?: Condition['options']
  readonly audience: AudienceUse
  /** A complete, valid form. */
  readonly sample: FormOf<F>
}

/** A trigger type: its definition and everything that follows from its fields. */
export interface TriggerTypeDefinition<Id extends string = string, F extends Fields = any>
  extends Omit<TriggerTypeSpec<Id, F>, 'types' | 'options' | 'valueError' | 'when'>,
    Pick<Fieldset<F>, 'fields' | 'initial' | 'activeFields' | 'resetInactive' | 'check'> {
  readonly name: Message
  /** The topic of its help page. */
  readonly help: string
  readonly types: readonly [TriggerType, ...TriggerType[]]
  readonly stored: TriggerTypeSpec<Id, F>['types']
  readonly multiplicity: readonly (keyof F & string)[]
  /** The stored type for the settings, and the own condition if there is one. */
  encode(form: FormOf<F>): { readonly type: TriggerType; readonly condition: OwnCondition | null }
  /** The options of its own condition: missing ones get their initial value, others are dropped. */
  options(given: Condition['options']): Condition['options']
  /** The settings of a stored trigger. Invalid ones get their initial value. */
  decode(type: TriggerType, condition: Condition | undefined): FormOf<F>
  format(type: TriggerType, condition: Condition | undefined): readonly FormattedEntry[]
}

/** Declares a trigger type. */
export function defineTriggerType<const Id extends string, F extends Fields>(
  spec: TriggerTypeSpec<Id, F>,
): TriggerTypeDefinition<Id, F> {
  const set = fieldset(spec)
  const types = Object.keys(spec.types) as [TriggerType, ...TriggerType[]]
  const keys = new Set(Object.values<Field>(spec.fields).map(({ api }) => api))
  // If no field selects the condition type, the type has exactly one matcher.
  const only = keys.has('condition_type') ? undefined : spec.condition?.matchers[0]
  return {
    ...spec,
    ...set,
    name: spec.types[types[0]]!.name,
    help: spec.id,
    types,
    stored: spec.types,
    multiplicity: spec.multiplicity ?? [],
    encode(form) {
      const { trigger_type: type = types[0], condition_type = only, value = null, options } = split(set.encode(form))
      const own = spec.condition && condition_type !== undefined
      return { type, condition: own ? { condition_type, value, options: { ...spec.options, ...options } } : null }
    },
    options: (given) => ({ ...spec.options, ...split(set.encode(set.decode(given))).options }),
    decode: (type, condition) => set.decode(flat(type, condition)),
    // A trigger type without a field for the stored type has no line for it.
    format(type, condition) {
      if (!types.includes(type)) throw new Error(`Invalid trigger type for ${spec.id.replaceAll('-', ' ')} template`)
      return set.format(flat(type, condition)).filter(({ key }) => keys.has(key))
    },
  }
}

/** The stored type and the members of the own condition as one object, for the fields. */
const flat = (type: TriggerType, condition: Condition | undefined): Record<string, unknown> => {
  if (!condition) return { trigger_type: type }
  const { condition_type, value, options } = condition
  return { ...options, trigger_type: type, condition_type, ...(value !== null && { value }) }
}

/** The encoded fields by what they become: the stored type, and the members of the own condition. */
function split({ trigger_type, condition_type, value, ...options }: Record<string, any>) {
  return { trigger_type, condition_type, value, options }
}
