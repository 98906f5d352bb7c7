import type { Condition, ConditionType } from '../../condition/index.ts'
import {
  type Field,
  type FieldError,
  type Fields,
  type Fieldset,
  type FormattedEntry,
  type FormOf,
  fieldset,
  type When,
} from '../../field/index.ts'
import type { Message } from '../../message/index.ts'
import type { TriggerType } from '../trigger.ts'

/** Whether triggers of a type can be limited to audiences, are all about them, or cannot have them. */
export type AudienceUse = 'offered' | 'required' | 'none'

/** The name of stored trigger types, and the icon of the sprite that stands for each. */
export type TriggerAppearances = { readonly [T in TriggerType]?: { readonly name: Message; readonly icon: string } }

/** The one condition that belongs to a trigger type, as far as its settings make it. */
export interface OwnCondition {
  readonly condition_type: ConditionType
  readonly value: string | null
  readonly options: Condition['options']
}

/**
 * The definition of a trigger type. Its fields speak of the trigger's type (`trigger_type`) and of the parts
 * of its own condition: `condition_type`, `value` and the names of options.
 */
export interface TriggerTypeSpec<Id extends string, F extends Fields> {
  readonly id: Id
  /** The stored types it makes, each with its name and icon in lists; the first is that of a new trigger. */
  readonly types: TriggerAppearances
  readonly name: Message
  readonly about: Message
  readonly fields: F
  /** An inactive field is hidden, not checked, not sent, and has its initial value again when it returns. */
  readonly when?: When<F>
  /** The fields that stand in the section about how often the trigger fires. */
  readonly multiplicity?: readonly (keyof F & string)[]
  /** The variable its own condition looks at, and the matchers that make a condition on it this one. */
  readonly condition?: {
    readonly variableId: string
    readonly matchers: readonly ConditionType[]
    /** Triggers may go without it. */
    readonly isOptional?: boolean
    /** The stored types that can hold it; all when absent. */
    readonly types?: readonly TriggerType[]
  }
  /** Options that the own condition always has. */
  readonly options?: Condition['options']
  readonly audience: AudienceUse
  /** What a rule over several fields has against the field named `value` on the wire. */
  readonly valueError?: (form: FormOf<F>) => FieldError | undefined
  /** A complete, valid form. */
  readonly sample: FormOf<F>
}

/** A trigger type: its definition and everything that follows from its fields. */
export interface TriggerTypeDefinition<Id extends string = string, F extends Fields = any>
  extends Omit<TriggerTypeSpec<Id, F>, 'types' | 'valueError' | 'when'>,
    Pick<Fieldset<F>, 'fields' | 'initial' | 'activeFields' | 'resetInactive' | 'check'> {
  /** The topic of its help page. */
  readonly help: string
  readonly types: readonly [TriggerType, ...TriggerType[]]
  readonly appearances: TriggerAppearances
  readonly multiplicity: readonly (keyof F & string)[]
  /** The stored type that the settings make, and the own condition if they make one. */
  encode(form: FormOf<F>): { readonly type: TriggerType; readonly condition: OwnCondition | null }
  /** The settings of a stored trigger. What cannot be read gets its initial value. */
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
  // Without a field for the type of the own condition there is only one.
  const only = keys.has('condition_type') ? undefined : spec.condition?.matchers[0]
  return {
    ...spec,
    ...set,
    help: spec.id,
    types,
    appearances: spec.types,
    multiplicity: spec.multiplicity ?? [],
    encode(form) {
      const sent: Record<string, any> = set.encode(form)
      const { trigger_type: type = types[0], condition_type = only, value = null, ...options } = sent
      const own = spec.condition && condition_type !== undefined
      return { type, condition: own ? { condition_type, value, options: { ...spec.options, ...options } } : null }
    },
    decode: (type, condition) => set.decode(flat(type, condition)),
    // A trigger type without a field for the stored type needs no line for it.
    format(type, condition) {
      if (!types.includes(type)) throw new Error(`Invalid trigger type for ${spec.id.replaceAll('-', ' ')} template`)
      return set.format(flat(type, condition)).filter(({ key }) => keys.has(key))
    },
  }
}

/** The stored type and the members of the own condition side by side, which is how the fields see them. */
const flat = (type: TriggerType, condition: Condition | undefined): Record<string, unknown> => {
  if (!condition) return { trigger_type: type }
  const { condition_type, value, options } = condition
  return { ...options, trigger_type: type, condition_type, ...(value !== null && { value }) }
}
